import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-packages.mjs';

/**
 * What checks rules of Prometheus, installed from Debian when this machine has none.
 * @returns {Promise<string>} its path
 */
export const requirePromtool = () => require('promtool', 'prometheus');

/** Prometheus itself, from the same package. @returns {Promise<string>} its path */
export const requirePrometheus = () => require('prometheus', 'prometheus');

/** What reads the figures that commands leave in a folder. @returns {Promise<string>} its path */
export const requireNodeExporter = () =>
  require('prometheus-node-exporter', 'prometheus-node-exporter');

/** @param {string} command @param {string} debianPackage */
async function require(command, debianPackage) {
  const path = `/usr/bin/${command}`;
  if (!existsSync(path)) await installDebianPackage(debianPackage, console.log);
  return path;
}
