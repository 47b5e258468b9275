export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
