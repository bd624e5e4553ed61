import type { Motivo } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { describe, expect, it } from 'vitest'
import type { AvaliacaoItem } from '../avaliacao/evaluateRascunho.ts'
import { listJulgados, speakPasso } from './julgado.ts'

const trocar = {
  tipo: 'trocarEvento',
  codigoEvento: '85100196',
  rotulo: 'Trocar por 85100196 Restauração 1 face',
} as const
const justificar = { tipo: 'justificar', rotulo: 'Escrever a justificativa' } as const
const motivo = (severidade: Motivo['severidade'], texto: string, correcao?: Motivo['correcao']): Motivo => ({
  codigoGlosa: '3023',
  severidade,
  campo: 'faces',
  texto,
  ...(correcao && { correcao }),
})

const itens: ItemRascunho[] = [
  { sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'MO', quantidade: 1 },
  { sequencial: 2, codigoEvento: '85100200', dente: '25', faces: 'O', quantidade: 1 },
  { sequencial: 3, codigoEvento: '85200158', dente: '27', quantidade: 1 },
  { sequencial: 4, codigoEvento: '85100200', dente: '24', quantidade: 1 },
]
const avaliacao = new Map<number, AvaliacaoItem>([
  [1, { decisao: 'aprovado', motivos: [] }],
  [2, { decisao: 'erro', motivos: [motivo('erroFormulario', 'Falha em faces', trocar)] }],
  [4, { decisao: 'erro', motivos: [motivo('erroFormulario', 'Falha em faces')] }],
  [
    3,
    {
      decisao: 'pendenteJustificativa',
      motivos: [motivo('pendenciaJustificativa', 'Sem justificativa', justificar)],
    },
  ],
])
const meio = (complementar = false) => ({
  itens,
  avaliacao,
  condicao: { complementar, senhaVencida: false },
  describe: (codigo: string) => (codigo === '85100200' ? 'Restauração' : 'Canal'),
  estimate: () => ({ valor: '100.00', valorCopart: '10.00' }),
})
const incluidos = (...sequenciais: number[]) => ({ verbo: 'Incluído', sequenciais }) as const

describe('listJulgados', () => {
  it('puts first what must be mended, with the correction that mends it', () => {
    const julgados = listJulgados(incluidos(1, 2, 3), meio())
    expect(julgados.map(({ item, vista }) => [item.sequencial, vista])).toEqual([
      [2, 'erro'],
      [3, 'pendenteJustificativa'],
      [1, 'aprovado'],
    ])
    expect(julgados[0]?.correcao).toBe(trocar)
  })

  it('offers no justification in a complementary guide, which takes none', () => {
    const [julgado] = listJulgados(incluidos(3), meio(true))
    expect(julgado).toMatchObject({ vista: 'recusado', correcao: undefined })
  })

  it.each<[string, Motivo[], string, Motivo['correcao']]>([
    [
      'what denies, before what only waits',
      [
        motivo('pendenciaJustificativa', 'Sem justificativa', justificar),
        motivo('glosa', 'Duplicado', trocar),
      ],
      'Duplicado',
      trocar,
    ],
    [
      'what denies, before what the form has wrong in vain',
      [motivo('erroFormulario', 'Falha em faces', trocar), motivo('glosa', 'Duplicado')],
      'Duplicado',
      { tipo: 'removerItem', rotulo: 'Remover o evento' },
    ],
    [
      'the image, before the justification that goes with it',
      [motivo('pendenciaJustificativa', 'Sem justificativa'), motivo('pendenciaImagem', 'Sem imagem')],
      'Sem imagem',
      undefined,
    ],
    [
      'a denial that nothing mends, which may leave the guide',
      [motivo('aviso', 'Atenção'), motivo('glosa', 'Carência', undefined)],
      'Carência',
      { tipo: 'removerItem', rotulo: 'Remover o evento' },
    ],
  ])('tells the reason that decides: %s', (_nome, motivos, texto, correcao) => {
    const julgada = new Map([[1, { decisao: 'negado', motivos } as const]])
    const [julgado] = listJulgados(incluidos(1), { ...meio(), avaliacao: julgada })
    expect(julgado).toMatchObject({ motivo: { texto } })
    expect(julgado?.correcao).toEqual(correcao)
  })

  it.each([
    ['nothing was done yet', undefined],
    ['the step left words alone', { verbo: 'Desfeito', texto: 'mudança de 26 Restauração' }],
    ['its items are gone', incluidos(9)],
  ] as const)('is empty where %s', (_nome, passo) => expect(listJulgados(passo, meio())).toEqual([]))
})

describe('speakPasso', () => {
  it.each([
    [incluidos(1), 'Incluído: 26 MO Restauração. Seria aprovado'],
    [
      incluidos(1, 2),
      'Incluído: 2 eventos: 1 seria aprovado, 1 a corrigir; R$\u00a0200,00. 25 O Restauração. Corrigir. Falha em faces',
    ],
    [{ verbo: 'Corrigido', sequenciais: [2] }, 'Corrigido: 25 O Restauração. Corrigir. Falha em faces'],
    [{ verbo: 'Alterado', sequenciais: [1] }, 'Alterado: 26 MO Restauração. Seria aprovado'],
    [incluidos(4), 'Incluído: 24 Restauração. Corrigir. Falha em faces. Faltam as faces.'],
    [{ verbo: 'Removido', texto: '26 Restauração' }, 'Removido: 26 Restauração.'],
    [incluidos(9), ''],
    [undefined, ''],
  ] as const)('%j: %s', (passo, fala) => expect(speakPasso(passo, listJulgados(passo, meio()))).toBe(fala))
})
