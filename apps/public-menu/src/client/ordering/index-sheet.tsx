import { fill } from '../../messages/fill';
import { messages } from '../messages';
import { sheetOver } from './sheet';

export function indexSheet(leave: () => void) {
  const sheet = sheetOver(leave);
  const draw = () =>
    sheet.draw(
      <>
        <h2 id="sheet-title">{messages().index}</h2>
        <ul className="categories">{shownCategories().map((link) => row(link, sheet.close))}</ul>
      </>,
    );
  return {
    open() {
      draw();
      sheet.open();
    },
    close: sheet.close,
    menuChanged: () => void (sheet.isOpen() && draw()),
  };
}

/** Returns the links of the bar, without categories that a search left empty. */
const shownCategories = () => [
  ...document.querySelectorAll<HTMLAnchorElement>('.bar nav a:not([hidden])'),
];

function row(link: HTMLAnchorElement, close: () => void) {
  const { one, many } = messages().found;
  const count = document.querySelectorAll(`${link.hash} .items > li:not([hidden])`).length;
  return (
    <li key={link.hash}>
      <a
        href={link.hash}
        aria-current={link.getAttribute('aria-current') === 'true' ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault();
          close();
          // The link replaces the index in the history, so that one step back leads to the diner's previous position.
          location.replace(link.hash);
        }}
      >
        <span dir="auto">{link.textContent}</span>
        <small>{count === 1 ? one : fill(many, { count })}</small>
      </a>
    </li>
  );
}
