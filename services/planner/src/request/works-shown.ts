/**
 * Works that travellers name where they mean the house that shows them, in English, French, German, Spanish, Italian and Portuguese.
 * Works by a plain word ("Sunflowers", "David") are left out: in a text they say too much else.
 */
const SHOWN: Readonly<Record<string, string>> = {
  'Louvre Museum':
    'Mona Lisa|Monna Lisa|La Joconde|La Gioconda|Venus de Milo|Vénus de Milo|Winged Victory|Victoire de Samothrace',
  "Musée de l'Orangerie": 'Water Lilies|Nymphéas|Seerosen|Nenúfares|Ninfee|Ninfeias',
  'Museo Reina Sofía': 'Guernica',
  'Museo del Prado': 'Las Meninas|Garden of Earthly Delights|Jardín de las Delicias|Garten der Lüste',
  Rijksmuseum: 'Night Watch|Nachtwache|Nachtwacht|Ronde de Nuit|Ronda de Noche|Ronda di Notte|Ronda da Noite',
  'British Museum':
    'Rosetta Stone|Stein von Rosetta|Pierre de Rosette|Piedra de Rosetta|Stele di Rosetta|Pedra de Roseta|Elgin Marbles|Parthenon Marbles',
  'Tower of London':
    'Crown Jewels|Kronjuwelen|Joyaux de la Couronne|Joyas de la Corona|Gioielli della Corona|Joias da Coroa',
  'National Gallery': 'Arnolfini Portrait',
  'Upper Belvedere':
    'The Kiss|Der Kuss|Klimts Kuss|Le Baiser de Klimt|El Beso de Klimt|Il Bacio di Klimt|O Beijo de Klimt',
  'Kunsthistorisches Museum': 'Tower of Babel|Turmbau zu Babel',
  'Neues Museum': 'Nefertiti|Nofretete|Néfertiti|Bust of Nefertiti',
  'The Last Supper (Cenacolo Vinciano)': 'Abendmahl|La Cène|Última Cena|Ultima Cena',
  'Museum of Modern Art':
    'Starry Night|Sternennacht|Nuit Étoilée|Noche Estrellada|Notte Stellata|Noite Estrelada|Demoiselles d’Avignon',
  'Art Institute of Chicago': 'American Gothic|Nighthawks|La Grande Jatte',
  'Vatican Museums and Sistine Chapel': 'School of Athens|Creation of Adam|Schule von Athen|Scuola di Atene',
  'Galleria Borghese': 'Apollo and Daphne|Apollo e Dafne',
  'Museo Nacional de Antropología': 'Sun Stone|Piedra del Sol',
  'National Museum of Scotland': 'Dolly the Sheep',
}

/** The works that a house is known for. */
export const worksShown = (name: string): readonly string[] => SHOWN[name]?.split('|') ?? []
