import './styles.css';

// The shared packages are agreed upon before anything that uses them is loaded.
void import('./bootstrap');
