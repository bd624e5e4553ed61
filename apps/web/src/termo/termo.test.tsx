import type { TermoAceito, TermoPendente } from '@portal/contract/termo.ts'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AceiteDetails } from './AceiteDetails.tsx'
import { describeAceite, describeUnidades, describeVersao, hasUnidades, isCompleto } from './describeTermo.ts'
import { TextoTermo } from './TextoTermo.tsx'
import { readTermoSearch } from './termoSearch.ts'

const documento = {
  codigoDocumento: 104,
  titulo: 'Termos de uso',
  versao: 2,
  // The evening before, in São Paulo.
  publicadoEm: '2026-11-13T01:30:00.000Z',
  sha256: '0123456789abcdef'.repeat(4),
}
const aceite = (unidade: string | null, em = '2026-11-21T12:00:00.000Z'): TermoAceito['aceites'][number] => ({
  ...{ unidade, em, login: 100004, nome: 'Clínica Sorriso', ip: '203.0.113.7', protocolo: '20261121000001' },
})
const aceito = (...aceites: TermoAceito['aceites']): TermoAceito => ({ ...documento, aceites })
const pendente = (...faltam: TermoPendente['faltam']): TermoPendente => ({
  ...{ ...documento, texto: 'Texto.', faltam, anterior: null },
})

/** What a person reads, without the markup. */
const read = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('readTermoSearch', () => {
  it.each([
    [{}, {}],
    [{ documento: '104' }, { documento: 104 }],
    [{ documento: 104, outro: 1 }, { documento: 104 }],
    [{ documento: '0' }, {}],
    [{ documento: '1e3' }, {}],
    [{ documento: '1234567890' }, {}],
    [{ documento: '<script>' }, {}],
  ])('reads %j as %j', (raw, esperado) => {
    expect(readTermoSearch(raw)).toEqual(esperado)
  })
})

describe('the words', () => {
  it('tell a version by the civil day of São Paulo', () => {
    expect(describeVersao(documento)).toBe('Versão 2, publicada em 12/11/2026')
  })

  it.each([
    [[null], 'código principal'],
    [[null, 'Unidade Centro'], 'código principal e Unidade Centro'],
    [['Centro', 'Jardins', 'Sul'], 'Centro, Jardins e Sul'],
  ])('name %j', (unidades, esperado) => {
    expect(describeUnidades(unidades)).toBe(esperado)
  })

  it.each([
    [0, 'Aceito: Termos de uso, em 21/11/2026 09:00. Nenhum termo pendente.'],
    [1, 'Aceito: Termos de uso, em 21/11/2026 09:00. Falta 1 termo.'],
    [2, 'Aceito: Termos de uso, em 21/11/2026 09:00. Faltam 2 termos.'],
  ])('announce an acceptance with %i left', (quantos, esperado) => {
    expect(describeAceite(aceito(aceite(null)), quantos)).toBe(esperado)
  })
})

describe('for whom a term is pending', () => {
  it.each([
    [pendente(null), false],
    [pendente(null, 'Centro'), true],
    [pendente('Centro'), true],
  ])('%# has units: %s', (termo, esperado) => {
    expect(hasUnidades(termo)).toBe(esperado)
  })

  it.each([
    [pendente(null), aceito(aceite(null)), true],
    [pendente(null, 'Centro'), aceito(aceite(null)), false],
    [pendente(null, 'Centro'), aceito(aceite(null), aceite('Centro')), true],
    [pendente('Centro'), aceito(aceite(null)), false],
  ])('%# is complete: %s', (termo, feito, esperado) => {
    expect(isCompleto(termo, feito)).toBe(esperado)
  })
})

describe('AceiteDetails', () => {
  it('tells who, when, from where and the beginning of the hash', () => {
    expect(read(<AceiteDetails aceito={aceito(aceite(null))} />)).toBe(
      'Aceito em 21/11/2026 09:00 Por Clínica Sorriso (100004) Do endereço 203.0.113.7 Protocolo da sessão ' +
        '20261121000001 Texto Versão 2, publicada em 12/11/2026 Resumo SHA-256 0123456789ab…',
    )
  })

  it('tells units accepted together once, those of another day apart, and the hash whole', () => {
    const texto = read(
      <AceiteDetails
        aceito={aceito(aceite(null), aceite('Centro'), aceite('Sul', '2026-11-22T12:00:00.000Z'))}
        isInteiro
      />,
    )
    expect(texto.match(/Em nome de .+? Do endereço/g)).toEqual([
      'Em nome de código principal e Centro Do endereço',
      'Em nome de Sul Do endereço',
    ])
    expect(texto).toContain(documento.sha256)
  })
})

it('TextoTermo draws headings, lists and bold, and takes no markup from the text', () => {
  const html = renderToStaticMarkup(
    <TextoTermo texto={'## 1. Objeto\n\nÉ da **Aurora**.\n\n- <img src=x onerror=y>'} />,
  )
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<div><h3>1. Objeto</h3><p>É da <strong>Aurora</strong>.</p><ul><li>&lt;img src=x onerror=y&gt;</li></ul></div>',
  )
})
