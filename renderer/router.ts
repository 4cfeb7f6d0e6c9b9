/** Re-exports the router: react-router-dom ends at version 7, and only this line will have to change. */
export { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
