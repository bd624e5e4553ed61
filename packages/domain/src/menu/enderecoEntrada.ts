import { toEndereco } from './endereco.ts'

/** Where a login leads (Spec §4.6): to the portal's home, or first to the terms that are still to be accepted. */
export const enderecoEntrada = (termosPendentes = false): string =>
  termosPendentes ? toEndereco('/portal/termosPendentes', {}) : toEndereco('/portal', {})
