import { describe, expect, it } from 'vitest'
import { listProtegidos, MAXIMO_TEXTO } from '../texto/protegido.ts'
import { type PartesRecurso, writeTextoRecurso } from './textoRecurso.ts'

const CANAL: PartesRecurso = {
  codigoGlosa: '3067',
  textoGlosa: 'Radiografia final não enviada',
  codigoEvento: '85200158',
  descricaoEvento: 'Tratamento endodôntico unirradicular',
  codigoLocalizacao: '11',
  dataRealizacao: '2026-06-03',
  novidades: [{ tipo: 'imagemFinal', descricao: 'Periapical de 03/06/2026.' }],
}
const longo = (palavra: string, vezes: number) => Array.from({ length: vezes }, () => palavra).join(' ')

describe('recursoGlosa: o texto do recurso', () => {
  it.each<[string, Partial<PartesRecurso>, string]>([
    [
      'regra, evento, dente, data e o que há de novo',
      {},
      'Recurso da glosa 3067: Radiografia final não enviada. Evento 85200158, Tratamento endodôntico unirradicular, dente 11, realizado em 03/06/2026. Novo desde a glosa: imagem final (Periapical de 03/06/2026).',
    ],
    [
      'uma região, mais de uma coisa nova, uma delas sem descrição',
      {
        codigoLocalizacao: 'HASD',
        novidades: [
          { tipo: 'justificativa', descricao: 'fratura da "face"\n distal' },
          { tipo: 'laudo', descricao: ' ' },
        ],
      },
      'Recurso da glosa 3067: Radiografia final não enviada. Evento 85200158, Tratamento endodôntico unirradicular, região HASD, realizado em 03/06/2026. Novo desde a glosa: motivo clínico (fratura da face distal); laudo.',
    ],
    [
      'sem lugar, sem data, sem nada de novo, sem textos',
      {
        codigoLocalizacao: null,
        dataRealizacao: null,
        novidades: [],
        textoGlosa: '',
        descricaoEvento: '',
      },
      'Recurso da glosa 3067. Evento 85200158.',
    ],
  ])('%s', (_nome, mudanca, esperado) => {
    expect(writeTextoRecurso({ ...CANAL, ...mudanca })).toBe(esperado)
  })

  it.each([
    ['imagemInicial', 'imagem inicial'],
    ['documento', 'documento'],
    ['dente', 'dente correto'],
    ['data', 'data correta'],
  ] as const)('%s diz-se "%s"', (tipo, nome) => {
    const texto = writeTextoRecurso({ ...CANAL, novidades: [{ tipo, descricao: 'x' }] })
    expect(texto).toContain(`Novo desde a glosa: ${nome} (x).`)
  })

  it('o que passa do limite sai primeiro das palavras da glosa', () => {
    const texto = writeTextoRecurso({ ...CANAL, textoGlosa: longo('glosa', 100) })
    expect(texto).toMatch(/^Recurso da glosa 3067: (glosa )+glosa… Evento 85200158, Tratamento endo/)
    expect(texto).toMatch(/imagem final \(Periapical de 03\/06\/2026\)\.$/)
    expect(texto.length).toBeGreaterThan(MAXIMO_TEXTO - 'glosa '.length)
  })

  it('depois do nome do evento, depois da última coisa nova', () => {
    const novidades = [
      { tipo: 'justificativa', descricao: longo('dor', 40) },
      { tipo: 'laudo', descricao: longo('laudo', 60) },
    ] as const
    const texto = writeTextoRecurso({ ...CANAL, novidades })
    expect(texto).toMatch(
      /^Recurso da glosa 3067\. Evento 85200158, dente 11, realizado em 03\/06\/2026\. Novo/,
    )
    expect(texto).toContain(`motivo clínico (${longo('dor', 40)}); laudo (laudo `)
    expect(texto).toMatch(/ laudo…\)\.$/)
  })

  it.each<[string, Partial<PartesRecurso>]>([
    ['uma palavra sem fim', { novidades: [{ tipo: 'laudo', descricao: 'x'.repeat(900) }] }],
    ['tudo longo', { textoGlosa: longo('a#', 400), descricaoEvento: longo("b'", 400) }],
    [
      'coisas novas demais',
      { novidades: Array.from({ length: 90 }, () => ({ tipo: 'data', descricao: '<b> “c”' }) as const) },
    ],
    ['no limite', { textoGlosa: longo('ab', 110) }],
  ])('nunca passa do limite nem leva o que se perde: %s', (_nome, mudanca) => {
    const texto = writeTextoRecurso({ ...CANAL, ...mudanca })
    expect(texto.length).toBeLessThanOrEqual(MAXIMO_TEXTO)
    expect(listProtegidos(texto)).toEqual([])
    expect(texto).toMatch(/^Recurso da glosa 3067.*[.…]$/)
    expect(texto).toContain('Evento 85200158')
  })

  it('a qualquer tamanho, enche o limite sem passar dele', () => {
    const muitas = Array.from({ length: 90 }, () => ({ tipo: 'data', descricao: '' }) as const)
    const uma = [{ tipo: 'laudo', descricao: longo('ab', 300) }] as const
    for (let i = 1; i < 20; i++) {
      const codigoEvento = '8'.repeat(i)
      const semFim = writeTextoRecurso({ ...CANAL, codigoEvento, novidades: muitas })
      expect(semFim).toMatch(/ (data|correta)…$/)
      const cortado = writeTextoRecurso({ ...CANAL, codigoEvento, novidades: uma })
      expect(cortado).toMatch(/ ab…\)\.$/)
      for (const { length } of [semFim, cortado]) {
        expect(length).toBeLessThanOrEqual(MAXIMO_TEXTO)
        expect(length).toBeGreaterThan(MAXIMO_TEXTO - 'correta… '.length)
      }
    }
  })

  it('o que tem exatamente o limite fica inteiro', () => {
    const sem = writeTextoRecurso({ ...CANAL, textoGlosa: '' }).length
    const cheio = `${'a'.repeat(MAXIMO_TEXTO - sem - 6)} bbb`
    expect(writeTextoRecurso({ ...CANAL, textoGlosa: cheio })).toHaveLength(MAXIMO_TEXTO)
    expect(writeTextoRecurso({ ...CANAL, textoGlosa: `${cheio}b` })).toMatch(/^Recurso da glosa 3067: a+… /)
  })

  it.each([
    [
      150,
      'Recurso da glosa 3067. Evento 85200158, Tratamento…, dente 11, realizado em 03/06/2026. Novo desde a glosa: imagem final (Periapical de 03/06/2026).',
    ],
    [
      120,
      'Recurso da glosa 3067. Evento 85200158, dente 11, realizado em 03/06/2026. Novo desde a glosa: imagem final.',
    ],
    [30, 'Recurso da glosa 3067. Evento…'],
    [3, ''],
    [-1, ''],
  ])('deixa lugar para as palavras da clínica: até %i caracteres', (maximo, esperado) => {
    expect(writeTextoRecurso(CANAL, maximo)).toBe(esperado)
  })
})
