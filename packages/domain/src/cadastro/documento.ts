import { maskCpf } from '../associado/cpf.ts'

/** `12ABC34501DE35` -> `12.ABC.345/01DE-35`: letters have been in it since July 2026. Anything else stays as it is. */
export const formatCnpj = (documento: string): string =>
  documento
    .toUpperCase()
    .replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5')

/** Of natural persons, and of companies. */
export const tiposPessoa = ['F', 'J'] as const
export type TipoPessoa = (typeof tiposPessoa)[number]

/** A provider's document as a screen shows it: a person's CPF masked, a company's CNPJ whole. */
export const showDocumento = (
  tipoPessoa: TipoPessoa,
  documento: string,
): { rotulo: 'CPF' | 'CNPJ'; valor: string } =>
  tipoPessoa === 'F'
    ? { rotulo: 'CPF', valor: maskCpf(documento) }
    : { rotulo: 'CNPJ', valor: formatCnpj(documento) }
