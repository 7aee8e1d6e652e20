import beachBar from '../design/sheets/beach-bar.css?text';
import cafe from '../design/sheets/cafe.css?text';
import comedor from '../design/sheets/comedor.css?text';
import fineDining from '../design/sheets/fine-dining.css?text';
import nightBar from '../design/sheets/night-bar.css?text';
import pizzeria from '../design/sheets/pizzeria.css?text';

/** Style sheets of all designs, because an owner can try each of them in the preview. */
export const SHEETS: Readonly<Record<string, string>> = {
  comedor,
  'fine-dining': fineDining,
  'beach-bar': beachBar,
  cafe,
  pizzeria,
  'night-bar': nightBar,
};
