import { describe, expect, it } from 'vitest'
import { findGlosa, GLOSAS } from '../glosa/glosa.tables.ts'
import { NOVIDADES, NOVIDADES_PADRAO } from './novidade.data.ts'
import {
  asksMotivo,
  explainMotivoCurto,
  hasNovidadePropria,
  joinRotulos,
  lacksMotivo,
  listNovidades,
} from './novidade.ts'

/** The types of a code's slots; one that may stay away has a question mark. */
const tiposOf = (codigo: string): string =>
  listNovidades(codigo)
    .map(({ tipo, obrigatoria }) => (obrigatoria ? tipo : `${tipo}?`))
    .join(' ')

describe('recursoGlosa: o que pode haver de novo', () => {
  it.each([
    ['3081 3085 3113 3114 3115 3031 3245', 'imagemInicial'],
    ['3047 3067 3172 3264', 'imagemFinal'],
    ['3080', 'imagemInicial imagemFinal'],
    ['3012 3015 3062', 'laudo'],
    ['3013 3034 3016', 'justificativa imagemInicial?'],
    ['3014', 'justificativa documento?'],
    ['3021 3022 3023 3307', 'dente'],
    ['1323 3091 3161', 'data'],
    ['1008 1010 1319 3118 3119 3120', 'documento'],
    ['3038', 'imagemInicial imagemFinal justificativa?'],
    ['3018 1426 9999', 'justificativa'],
  ])('%s: %s', (codigos, tipos) => {
    for (const codigo of codigos.split(' ')) expect(tiposOf(codigo), codigo).toBe(tipos)
  })

  it('todo código está uma vez só, e pede ao menos uma coisa', () => {
    const codigos = NOVIDADES.flatMap(([lista]) => lista)
    expect(codigos.filter((codigo, i) => codigos.indexOf(codigo) !== i)).toEqual([])
    for (const [lista, novidades] of NOVIDADES) {
      expect(
        novidades.some(({ obrigatoria }) => obrigatoria),
        lista.join(),
      ).toBe(true)
      expect(new Set(novidades.map(({ tipo }) => tipo)).size).toBe(novidades.length)
    }
  })

  it('toda glosa que pede documento ou imagem diz qual', () => {
    const mudas = GLOSAS.filter(
      ({ codigo, acao }) => acao === 'enviarDocumento' && !hasNovidadePropria(codigo),
    )
    expect(mudas).toEqual([])
  })

  it('nada se pede do que já é favorável ou ainda se analisa', () => {
    const acoes = NOVIDADES.flatMap(([lista]) => lista.map((codigo) => findGlosa(codigo)?.acao))
    expect(acoes).not.toContain('favoravel')
    expect(acoes).not.toContain('aguardar')
  })

  it('sem tabela própria, um motivo clínico', () => {
    expect(hasNovidadePropria('9999')).toBe(false)
    expect(listNovidades('9999')).toBe(NOVIDADES_PADRAO)
  })

  it.each([
    ['3018', '', true],
    ['3018', ' <> ', true],
    ['3018', 'Nova cárie na distal.', false],
    ['3081', '', false],
    // What a description may say, it may leave unsaid.
    ['3038', '', false],
  ])('%s com o texto "%s": falta o motivo, %s', (codigo, texto, falta) => {
    expect(lacksMotivo(listNovidades(codigo), texto)).toBe(falta)
  })

  it.each([
    ['3018', true],
    ['3003', true],
    ['3081', false],
    ['3038', false],
  ])('%s pede um motivo nas palavras da clínica: %s', (codigo, pede) => {
    expect(asksMotivo(listNovidades(codigo))).toBe(pede)
  })

  it.each([
    ['', undefined],
    ['dor', 'O motivo clínico de 36 pede pelo menos 20 caracteres; este tem 3.'],
    // What is stripped on its way is no reason.
    [`${'x'.repeat(19)}#`, 'O motivo clínico de 36 pede pelo menos 20 caracteres; este tem 19.'],
    ['x'.repeat(20), undefined],
  ])('o motivo “%s” é curto: %s', (motivo, esperado) => {
    expect(explainMotivoCurto(motivo, ' de 36')).toBe(esperado)
  })

  it('os rótulos cabem numa frase', () => {
    expect(joinRotulos(listNovidades('3080'))).toBe('imagem inicial; imagem final')
    for (const [, novidades] of NOVIDADES)
      for (const { rotulo } of novidades) expect(rotulo).toMatch(/^\p{Lu}\p{Ll}.*[^.]$/u)
  })
})
