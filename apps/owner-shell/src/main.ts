import './styles.css';

// The shared packages must be negotiated before any code that uses them loads.
void import('./bootstrap');
