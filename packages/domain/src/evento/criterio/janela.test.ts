import { describe, expect, it, test } from 'vitest'
import { createDados, decideItem, feito, HOJE, item, type Mudancas, reservado } from '../contexto.fixture.ts'
import { createContexto } from '../createContexto.ts'
import { evaluateEvento } from './evaluateEvento.ts'

const BASICA = '98958569'
const COMPLETA = '98958577'
const ESPECIAL = '98958585'
const PERIODONTAL = '98966162'
const PANORAMICA = '81000405'
const PARA_IMPLANTES = '81000413'
const LEVANTAMENTO = '81000294'
const TELE = '81000472'
const TRACADA = '81000480'
const TRACADO = '81000537'
const INTERPROXIMAL = '81000375'
const ONTEM = '2026-11-20'

const guia = { codigoEspecialidade: 14, solicitanteInformado: true } as const
const JUSTIFICATIVA = 'Fratura da mandíbula com dor espontânea.'
const momentos = ['envio', 'pagamento'] as const

/** Operadora §1: one act is paid once. */
describe('um kit é os exames que contém', () => {
  describe.each(momentos)('%s', (momento) => {
    const ask = (codigo: string, regiao: string, historico: Mudancas['historico'] = []) =>
      decideItem({ ...item(codigo, regiao), data: HOJE }, { guia, momento, historico }).codigos
    // What payment asks besides: the report of the tracing.
    const isFrequencia = (codigo: string) => codigo !== '3015'

    test.each<[string, string, string, string, string[]]>([
      ['a panorâmica, no dia seguinte ao kit', PANORAMICA, BASICA, ONTEM, ['3016']],
      ['a telerradiografia', TELE, BASICA, ONTEM, ['3016']],
      ['os modelos', '81000308', BASICA, ONTEM, ['3016']],
      ['no mesmo dia', PANORAMICA, BASICA, HOJE, ['3016']],
      ['outra panorâmica do mesmo grupo', PARA_IMPLANTES, BASICA, ONTEM, ['3016']],
      ['a um dia de doze meses', PANORAMICA, BASICA, '2025-11-22', ['3016']],
      ['aos doze meses', PANORAMICA, BASICA, '2025-11-21', []],
      ['o que este kit não contém', '81000340', BASICA, ONTEM, []],
      ['o kit, no dia seguinte à panorâmica', BASICA, PANORAMICA, ONTEM, ['3016']],
      ['o kit, no dia da fotografia', BASICA, '81000278', HOJE, ['3016']],
      ['o kit, a um dia de doze meses', BASICA, PARA_IMPLANTES, '2025-11-22', ['3016']],
      ['o kit, aos doze meses', BASICA, PARA_IMPLANTES, '2025-11-21', []],
      ['o kit, do que não contém', BASICA, '81000340', ONTEM, []],
      ['um kit depois de outro, dentro do intervalo dos kits', COMPLETA, BASICA, '2026-05-22', ['3016']],
      ['um kit depois de outro, fora dele', COMPLETA, BASICA, '2026-05-21', []],
      [
        'o levantamento do kit periodontal, aos vinte e três meses',
        LEVANTAMENTO,
        PERIODONTAL,
        '2024-12-21',
        ['3004'],
      ],
      ['o levantamento, que o kit especial não impede', LEVANTAMENTO, ESPECIAL, ONTEM, []],
      ['o kit especial, depois do levantamento', ESPECIAL, LEVANTAMENTO, ONTEM, []],
      ['o traçado, depois da telerradiografia com ele', TRACADO, TRACADA, ONTEM, ['3016']],
      ['o mesmo, no mesmo dia', TRACADO, TRACADA, HOJE, ['3016']],
      ['a telerradiografia com traçado, depois dele', TRACADA, TRACADO, ONTEM, ['3016']],
      ['a telerradiografia com traçado, depois do kit', TRACADA, BASICA, ONTEM, ['3016']],
      ['o kit, depois da telerradiografia com traçado', BASICA, TRACADA, ONTEM, ['3016']],
      ['a telerradiografia, depois do traçado', TELE, TRACADO, ONTEM, []],
    ])('%s', (_nome, codigo, antes, data, codigos) => {
      expect(ask(codigo, '', [feito(antes, data)]).filter(isFrequencia)).toEqual(codigos)
    })

    test.each([
      ['a interproximal, depois do kit periodontal', INTERPROXIMAL, 'RMD', PERIODONTAL, ''],
      ['o kit periodontal, depois da interproximal', PERIODONTAL, '', INTERPROXIMAL, 'RMD'],
    ])('%s', (_nome, codigo, lugar, antes, regiao) => {
      expect(ask(codigo, lugar, [feito(antes, ONTEM, { regiao })]).filter(isFrequencia)).toEqual([])
    })
  })

  test.each<[string, string, string, string[]]>([
    ['o kit tem o lugar da panorâmica', PANORAMICA, BASICA, ['3289']],
    ['a panorâmica tem o do kit', BASICA, PANORAMICA, ['3289']],
    ['o mesmo kit', BASICA, BASICA, ['1419']],
    ['outro kit', COMPLETA, BASICA, ['3289']],
    ['a telerradiografia com traçado tem o do traçado', TRACADO, TRACADA, ['3289']],
    ['o traçado tem o dela', TRACADA, TRACADO, ['3289']],
    ['o kit especial não tem o do levantamento', LEVANTAMENTO, ESPECIAL, []],
  ])('autorizado e por fazer: %s', (_nome, codigo, antes, codigos) => {
    expect(decideItem(item(codigo), { guia, historico: [reservado(antes)] }).codigos).toEqual(codigos)
  })

  it('o traçado na guia da telerradiografia que já o tem, em qualquer ordem', () => {
    const tracada = item(TRACADA, '', '', 2)
    expect(decideItem(item(TRACADO), { guia: { ...guia, itens: [tracada] } }).codigos).toEqual(['3008'])
    expect(decideItem(tracada, { guia: { ...guia, itens: [item(TRACADO)] } }).codigos).toEqual([])
  })

  it('o que um exame só não admite, a justificativa do kit não abre; diz o dia em que todos cabem', () => {
    const historico = [
      feito(PANORAMICA, '2026-02-10'),
      feito('81000278', '2026-06-10'),
      feito(TELE, '2026-03-10'),
    ]
    const dados = createDados({ guia, historico, justificativa: JUSTIFICATIVA })
    expect(evaluateEvento(item(BASICA), createContexto(dados))).toMatchObject([
      {
        codigoGlosa: '3016',
        severidade: 'glosa',
        possivelEm: '2027-06-10',
        eventoAnterior: { codigoEvento: '81000278' },
      },
    ])
  })

  it('um kit repetido segue admitindo a justificativa', () => {
    const historico = [feito(BASICA, '2026-10-10')]
    const justificado = decideItem(item(COMPLETA), { guia, historico, justificativa: JUSTIFICATIVA })
    expect(justificado).toEqual({ codigos: ['3016'], decisao: 'analise' })
    const comExame = [...historico, feito(PANORAMICA, '2025-12-01')]
    const negado = decideItem(item(COMPLETA), { guia, historico: comExame, justificativa: JUSTIFICATIVA })
    expect(negado).toEqual({ codigos: ['3016'], decisao: 'negado' })
  })
})
