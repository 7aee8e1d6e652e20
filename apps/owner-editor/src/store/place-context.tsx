import { HOME_PLACE, type Place } from '@cartaviva/domain';
import { createContext, useContext } from 'react';

const PlaceContext = createContext<Place>(HOME_PLACE);

/** Every part below is of a menu at this place. */
export const PlaceProvider = PlaceContext.Provider;

/** The place of the menu that is edited. */
export const usePlace = (): Place => useContext(PlaceContext);
