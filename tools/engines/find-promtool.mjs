import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-packages.mjs';

/**
 * Requires promtool, which checks Prometheus rules. Installs it from Debian when it is missing.
 * @returns {Promise<string>} its path
 */
export const requirePromtool = () => require('promtool', 'prometheus');

/** The same package contains Prometheus itself. @returns {Promise<string>} its path */
export const requirePrometheus = () => require('prometheus', 'prometheus');

/** Requires the exporter that reads metrics which commands write to a folder. @returns {Promise<string>} its path */
export const requireNodeExporter = () =>
  require('prometheus-node-exporter', 'prometheus-node-exporter');

/** @param {string} command @param {string} debianPackage */
async function require(command, debianPackage) {
  const path = `/usr/bin/${command}`;
  if (!existsSync(path)) await installDebianPackage(debianPackage, console.log);
  return path;
}
