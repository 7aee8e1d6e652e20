import { HOME_PLACE, type Place } from '@cartaviva/domain';
import { createContext, useContext } from 'react';

const PlaceContext = createContext<Place>(HOME_PLACE);

/** Provides the place of the menu for all parts below it. */
export const PlaceProvider = PlaceContext.Provider;

export const usePlace = (): Place => useContext(PlaceContext);
