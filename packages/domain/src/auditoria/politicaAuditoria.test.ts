import { describe, expect, it } from 'vitest'
import { createMotivo } from '../evento/criterio/criterio.ts'
import type { Motivo } from '../evento/motivo.ts'
import { findRegraEvento } from '../evento/regra/eventos.tables.ts'
import { POLITICA } from './politica.fixture.ts'
import { auditEvento, explainPareceres, type MedidaImagem } from './politicaAuditoria.ts'
import { findTermoClinico } from './termoClinico.ts'

function regraOf(codigo: string) {
  const regra = findRegraEvento(codigo)
  if (!regra) throw new Error(`no rule for ${codigo}`)
  return regra
}
const resina = regraOf('85100200')
const canal = regraOf('85200158')

const repete = createMotivo(resina.glosaFrequencia, 'auditoria', 'codigoEvento')
const pessoa = createMotivo('3059', 'auditoria', 'codigoEvento')
const semImagem = createMotivo('3081', 'auditoria', 'imagem')
const aviso = createMotivo('3003', 'aviso', 'associado')
const medida = (largura: number | null, altura: number | null, contraste: number | null): MedidaImagem => ({
  largura,
  altura,
  contraste,
})
const boa = medida(900, 700, 40)

type Caso = readonly [
  nome: string,
  regra: typeof resina,
  motivos: readonly Motivo[],
  justificativa: string | null,
  imagens: readonly MedidaImagem[],
  codigos: readonly string[],
]

/** What the policy says of one event; no codes: approved. */
const CASOS: readonly Caso[] = [
  ['repetição com motivo clínico', resina, [repete], 'Houve FRATURA na mastigação.', [], []],
  ['repetição com o motivo acentuado', resina, [repete], 'Recidiva de cárie na face oclusal.', [], []],
  ['repetição sem motivo clínico', resina, [repete], 'O paciente pediu para refazer.', [], ['3034', '3016']],
  ['repetição sem justificativa', resina, [repete], null, [], ['3034', '3016']],
  [
    'palavra que só contém o termo',
    resina,
    [repete],
    'Coroa adornada e dourada, refazer.',
    [],
    ['3034', '3016'],
  ],
  ['evento que sempre passa por uma pessoa', canal, [pessoa], null, [boa], []],
  ['imagem pequena', canal, [pessoa], null, [medida(64, 48, 40)], ['3031', '3059']],
  ['imagem lisa', canal, [pessoa], null, [medida(900, 700, 0.5)], ['3031', '3059']],
  ['uma ilegível e outra boa', canal, [pessoa], null, [medida(900, 700, 0), boa], []],
  ['imagem que nunca foi medida', canal, [pessoa], null, [medida(900, 700, null)], []],
  ['PDF, que só tem contraste', canal, [pessoa], null, [medida(null, null, 30)], []],
  ['imagem ilegível que o evento não exige', resina, [repete], 'Dor ao frio.', [medida(1, 1, 0)], []],
  [
    'sem imagem, com o que a impediu',
    canal,
    [semImagem, pessoa],
    'Paciente gestante, sem radiografia.',
    [],
    [],
  ],
  [
    'sem imagem, com palavras que nada dizem dela',
    canal,
    [semImagem, pessoa],
    'Tratamento necessário e urgente.',
    [],
    ['3081', '3059'],
  ],
  [
    'sem imagem, com um motivo clínico que não a impede',
    canal,
    [semImagem, pessoa],
    'Cárie profunda com dor.',
    [],
    ['3081', '3059'],
  ],
  ['dente ausente', resina, [createMotivo('3284', 'glosa', 'dente')], 'Dor.', [], ['3066', '3284']],
  [
    'negado pelas regras de agora',
    canal,
    [createMotivo('3101', 'glosa', 'codigoEvento')],
    null,
    [boa],
    ['3101'],
  ],
  ['ainda sem a imagem', canal, [createMotivo('3081', 'pendenciaImagem', 'imagem')], null, [], ['3081']],
  ['só um aviso', resina, [aviso], null, [], []],
]

describe('auditEvento', () => {
  it.each(CASOS)('%s', (_nome, regra, motivos, justificativa, imagens, codigos) => {
    const parecer = auditEvento({ regra, motivos, justificativa, imagens }, POLITICA)
    const negados = parecer.motivos.filter(({ severidade }) => severidade !== 'aviso')
    expect({ aprovado: parecer.aprovado, codigos: negados.map(({ codigoGlosa }) => codigoGlosa) }).toEqual({
      aprovado: codigos.length === 0,
      codigos,
    })
    expect(parecer.razao).toMatch(/\S/)
  })

  it('keeps the nature and the sub-reason of a denial', () => {
    const caso = { regra: resina, motivos: [repete], justificativa: 'Refazer.', imagens: [] }
    expect(auditEvento(caso, POLITICA).motivos[0]).toMatchObject({
      codigoGlosa: '3034',
      severidade: 'glosa',
      natureza: 'tecnica',
      submotivo: { codigo: 'semMotivoClinico', texto: 'Sem motivo clínico.' },
    })
    const semImagem = [createMotivo('3081', 'pendenciaImagem', 'imagem')]
    const parecer = auditEvento({ ...caso, regra: canal, motivos: semImagem }, POLITICA)
    expect(parecer.motivos).toMatchObject([{ natureza: 'administrativa' }])
  })

  it('is told event by event', () => {
    const parecer = auditEvento(
      { regra: resina, motivos: [repete], justificativa: 'Dor ao frio.', imagens: [] },
      POLITICA,
    )
    expect(explainPareceres([{ nome: 'Evento 2', parecer }])).toBe(
      'Evento 2 aprovado: a justificativa diz um motivo clínico (“Dor”); nada contraria a situação inicial.',
    )
  })
})

describe('findTermoClinico', () => {
  it.each([
    ['Fraturou o dente.', 'Fraturou'],
    ['sente dores', 'dores'],
    ['adorou a cor', undefined],
    ['', undefined],
    ['Não tem dor', undefined],
    ['Não adaptada, com dor', 'dor'],
    ['Sem queixa de quatro palavras, dor', 'dor'],
  ])('%s', (texto, termo) => {
    expect(findTermoClinico(texto, POLITICA.termosClinicos)).toBe(termo)
  })

  it.each([
    ['O espaço do 14 ainda não fechou.', 'espaço'],
    ['Ainda NÃO fechou o espaço.', 'NÃO fechou'],
    ['Sem o menor fechamento', 'Sem o menor fechamento'],
    ['Fechou.', undefined],
    ['Não, mas fechou', undefined],
    ['Não tem espaço', undefined],
    ['Não usa', 'Não usa'],
    ['Não usava', undefined],
  ])('com termos que uma negação torna motivo: %s', (texto, termo) => {
    expect(findTermoClinico(texto, ['espac', 'nao fech', 'nao usa'])).toBe(termo)
  })
})
