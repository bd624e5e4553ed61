import { describe, expect, it } from 'vitest'
import { createMotivo } from '../evento/criterio/criterio.ts'
import type { CampoMotivo } from '../evento/motivo.ts'
import { findRegraEvento } from '../evento/regra/eventos.tables.ts'
import { POLITICA } from './politica.fixture.ts'
import { auditEvento, type CasoAuditoria, explainPareceres, isLegivel } from './politicaAuditoria.ts'

const canal = findRegraEvento('85200158')
const resina = findRegraEvento('85100200')
if (!canal || !resina) throw new Error('no such rule')

const repete = createMotivo('3016', 'auditoria', 'codigoEvento')
const semImagem = createMotivo('3081', 'auditoria', 'imagem')
const pessoa = createMotivo('3059', 'auditoria', 'codigoEvento')
const lisa = { largura: 900, altura: 700, contraste: 1 }
const boa = { largura: 900, altura: 700, contraste: 40 }
const pede = { regra: canal, motivos: [pessoa], justificativa: null, imagens: [] }

describe('the sentence of a decision, whole', () => {
  it.each<[string, CasoAuditoria, string]>([
    ['nothing to say', pede, 'nada contraria a situação inicial.'],
    [
      'an image',
      { ...pede, imagens: [boa] },
      'a imagem inicial pode ser lida; nada contraria a situação inicial.',
    ],
    [
      'an image that nobody asked for',
      { ...pede, regra: resina, imagens: [boa] },
      'nada contraria a situação inicial.',
    ],
    [
      'a clinical reason',
      { ...pede, regra: resina, motivos: [repete], justificativa: 'Dor ao frio' },
      'a justificativa diz um motivo clínico (“Dor”); nada contraria a situação inicial.',
    ],
    [
      'why there is no image',
      { ...pede, motivos: [semImagem], justificativa: 'Paciente gestante' },
      'a justificativa diz por que não há imagem (“gestante”); nada contraria a situação inicial.',
    ],
    [
      'a reason that nobody asked for',
      { ...pede, justificativa: 'Dor ao frio' },
      'nada contraria a situação inicial.',
    ],
    ['no clinical reason', { ...pede, regra: resina, motivos: [repete] }, 'Sem motivo clínico. (3034)'],
    ['no image', { ...pede, motivos: [semImagem] }, 'Sem imagem. (3081)'],
    ['an image that cannot be read', { ...pede, imagens: [lisa] }, 'Imagem ilegível. (3031)'],
    ['no tooth', { ...pede, motivos: [createMotivo('3284', 'glosa', 'dente')] }, 'Dente ausente. (3066)'],
  ])('%s', (_nome, caso, razao) => {
    expect(auditEvento(caso, POLITICA).razao).toBe(razao)
  })

  it('that the tooth may be absent is no denial while it is only a warning', () => {
    const motivos = [createMotivo('3284', 'aviso', 'dente')]
    expect(auditEvento({ ...pede, motivos }, POLITICA)).toMatchObject({ aprovado: true, motivos })
  })

  it('one after the other, each by its name', () => {
    const pareceres = [
      { nome: 'Evento 1', parecer: { aprovado: true, razao: 'Tudo certo.' } },
      { nome: 'Evento 3', parecer: { aprovado: false, razao: 'Sem imagem.' } },
    ]
    expect(explainPareceres(pareceres)).toBe('Evento 1 aprovado: Tudo certo. Evento 3 negado: Sem imagem.')
  })
})

describe('what stays on the event', () => {
  it.each<[string, CasoAuditoria, CampoMotivo, string]>([
    ['no clinical reason', { ...pede, regra: resina, motivos: [repete] }, 'justificativa', 'tecnica'],
    ['no image', { ...pede, motivos: [semImagem] }, 'imagem', 'administrativa'],
    ['an image that cannot be read', { ...pede, imagens: [lisa] }, 'imagem', 'tecnica'],
    ['no tooth', { ...pede, motivos: [createMotivo('3284', 'glosa', 'dente')] }, 'dente', 'tecnica'],
  ])('%s: field, nature and how to avoid it', (_nome, caso, campo, natureza) => {
    const [primeiro] = auditEvento(caso, POLITICA).motivos
    expect(primeiro).toMatchObject({ campo, natureza, severidade: 'glosa' })
    expect(primeiro?.submotivo).toEqual({
      codigo: expect.any(String),
      texto: expect.any(String),
      comoEvitar: 'Diga o motivo.',
    })
    expect(primeiro?.texto).not.toBe('')
  })

  it.each<[CampoMotivo, string]>([
    ['dente', 'tecnica'],
    ['regiao', 'tecnica'],
    ['faces', 'tecnica'],
    ['codigoEvento', 'tecnica'],
    ['associado', 'administrativa'],
    ['data', 'administrativa'],
    ['quantidade', 'administrativa'],
    ['justificativa', 'administrativa'],
    ['guia', 'administrativa'],
  ])('a denial about %s is %s', (campo, natureza) => {
    const motivo = createMotivo('3101', 'glosa', campo)
    const { motivos, razao } = auditEvento({ ...pede, motivos: [pessoa, motivo] }, POLITICA)
    expect(motivos.map((decidido) => decidido.natureza)).toEqual(['tecnica', natureza])
    expect(razao).toBe(`${motivo.texto} (3101).`)
  })

  it.each(['glosa', 'erroFormulario', 'pendenciaImagem', 'pendenciaJustificativa'] as const)(
    'what is still %s is not approved',
    (severidade) => {
      const motivos = [createMotivo('3101', severidade, 'guia')]
      expect(auditEvento({ ...pede, motivos }, POLITICA).aprovado).toBe(false)
    },
  )
})

describe('isLegivel, at its limits', () => {
  it.each([
    [200, 200, 4, true],
    [199, 900, 4, false],
    [900, 199, 4, false],
    [200, 200, 3.9, false],
    [null, 100, 4, true],
    [100, null, 4, true],
    [200, 200, null, true],
    [100, 100, null, false],
  ])('%s by %s, contrast %s: %s', (largura, altura, contraste, esperado) => {
    expect(isLegivel({ largura, altura, contraste }, POLITICA)).toBe(esperado)
  })
})
