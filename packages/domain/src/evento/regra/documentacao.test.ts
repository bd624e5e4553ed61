import { describe, expect, it, test } from 'vitest'
import {
  exigeLaudo,
  findBloqueioKit,
  ITENS_DOCUMENTACAO,
  KITS_DOCUMENTACAO,
  listBloqueados,
  listContidos,
  listIncluidos,
} from './documentacao.tables.ts'
import { findRegraEvento } from './eventos.tables.ts'

/** The sentences of Spec §5, in its order, not taken from the table. */
const TODOS = ['98958569', '98958577', '98958585', '98968564', '98958593', '98966162']
const DESABILITADOS = [
  ['81000472', 'Telerradiografia', TODOS],
  ['81000480', 'Telerradiografia com traçado cefalométrico', TODOS],
  ['81000405', 'Radiografia panorâmica de mandíbula/maxila (ortopantomografia)', TODOS],
  ['81000278', 'Fotografia', TODOS],
  ['81000308', 'Modelos ortodônticos', TODOS],
  ['81000537', 'Traçado cefalométrico', TODOS],
  ['81000367', 'Radiografia da mão e punho - carpal', ['98968564']],
  ['98705563', 'Discrepância de modelos', ['98958577', '98958585', '98968564']],
  ['81000375', 'Radiografia interproximal - bite-wing', ['98966162']],
  ['81000294', 'Levantamento radiográfico (exame radiodôntico)', ['98966162']],
] as const

describe('documentação: the kits and the exams that they disable (Spec §5)', () => {
  it('has the kits and the exams in the order of the specification', () => {
    expect(KITS_DOCUMENTACAO.map(({ codigoEvento }) => codigoEvento)).toEqual(TODOS)
    expect(ITENS_DOCUMENTACAO.map(({ codigoEvento }) => codigoEvento)).toEqual(
      DESABILITADOS.map(([codigo]) => codigo),
    )
  })

  it.each(DESABILITADOS)('%s %s', (codigo, descricao, kits) => {
    expect(findRegraEvento(codigo)?.descricao).toBe(descricao)
    expect(TODOS.filter((kit) => listBloqueados(kit).includes(codigo))).toEqual(kits)
  })

  it.each(KITS_DOCUMENTACAO)(
    'the kit $nome is an event of the operator, and holds what it disables',
    (kit) => {
      expect(findRegraEvento(kit.codigoEvento)).toMatchObject({ codigoTabela: '98', descricao: kit.rotulo })
      expect(listIncluidos(kit.codigoEvento)).toEqual(
        expect.arrayContaining([...listBloqueados(kit.codigoEvento)]),
      )
    },
  )

  it('the special kit alone holds an exam that it does not disable', () => {
    const soInclui = TODOS.flatMap((kit) =>
      listIncluidos(kit)
        .filter((codigo) => !listBloqueados(kit).includes(codigo))
        .map((codigo) => [kit, codigo]),
    )
    expect(soInclui).toEqual([['98958585', '81000294']])
  })

  it('says which kit disables an exam, and nothing of what none does', () => {
    expect(findBloqueioKit(['81000421', '98958577'], '81000405')).toEqual({
      codigoKit: '98958577',
      mensagem: 'A Documentação ortodôntica completa já inclui este exame.',
    })
    expect(findBloqueioKit(['81000480'], '81000537')?.mensagem).toBe(
      'A Telerradiografia com traçado cefalométrico já inclui este exame.',
    )
    for (const [codigos, codigo] of [
      [['98958585'], '81000294'],
      [['98958577'], '98958577'],
      [['81000405'], '98958577'],
      [[], '81000405'],
    ] as const)
      expect(findBloqueioKit(codigos, codigo)).toBeUndefined()
  })
})

describe('documentação: what is done with an event, and not beside it (Operadora §3)', () => {
  const BASICA = ['81000472', '81000480', '81000405', '81000278', '81000308', '81000537']

  test.each([
    ['the exams of a kit', '98958569', BASICA],
    ['and its discrepancy', '98958577', [...BASICA, '98705563']],
    ['not what it does not disable', '98958585', [...BASICA, '98705563']],
    ['not a bite-wing, which is of its own place', '98966162', [...BASICA, '81000294']],
    ['the tracing of a traced teleradiography', '81000480', ['81000537']],
    ['of any other exam, none', '81000472', []],
  ])('%s', (_nome, codigo, contidos) => {
    expect(listContidos(codigo)).toEqual(contidos)
  })

  it('every kit has a tracing, which needs its report; no exam does by itself', () => {
    expect(KITS_DOCUMENTACAO.filter(({ codigoEvento }) => exigeLaudo(codigoEvento))).toHaveLength(6)
    expect(exigeLaudo('81000480')).toBe(false)
  })
})
