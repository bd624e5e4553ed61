import { describe, expect, it } from 'vitest'
import { createDados, decideItem, feito, HOJE, item, type Mudancas } from '../contexto.fixture.ts'
import type { Item, MotivoDecidido } from '../contexto.ts'
import { createContexto } from '../createContexto.ts'
import { listGlosasDiaEvento } from './dia.ts'
import { evaluateEvento } from './evaluateEvento.ts'

const guia = {
  codigoEspecialidade: 14,
  codigoTipoAtendimento: 2,
  solicitanteInformado: true,
  dataAutorizacao: HOJE,
}
const aprovado = (
  codigoEvento: string,
  codigoLocalizacao: string | null = null,
  motivos: readonly MotivoDecidido[] = [],
  quantidade = 1,
): Mudancas => ({
  guia: { ...guia, examesAprovados: [{ codigoEvento, codigoLocalizacao, quantidade, motivos }] },
})
const auditoria = [{ codigoGlosa: '3059' }]
const repeticao = [{ codigoGlosa: '3016', eventoAnterior: { codigoEvento: '81000421', data: '2026-11-10' } }]
const feita = (exame: ReturnType<typeof item>) => ({ ...exame, data: HOJE })
const periapical = item('81000421', 'RMID')
const repetida = { historico: [feito('81000421', '2026-11-10', { regiao: 'RMID' })] }

/** Operadora §3: what a request's decision settled is not asked again where its exam is done. */
it.each([
  ['a tomography, which a person decides', item('81000529', 'AS'), {}, 'analise'],
  ['approved in the request', item('81000529', 'AS'), aprovado('81000529', 'AS', auditoria), 'aprovado'],
  ['approved for another place', item('81000529', 'AI'), aprovado('81000529', 'AS'), 'negado'],
  ['another exam than the approved one', item('81000529', 'AS'), aprovado('81000510', 'AS'), 'negado'],
  [
    'one that shows itself needs no image first',
    item('81000510', 'AS'),
    aprovado('81000510', 'AS', auditoria),
    'aprovado',
  ],
  [
    'and is not paid without any',
    feita(item('81000510', 'AS')),
    { ...aprovado('81000510', 'AS', auditoria), momento: 'pagamento' },
    'pendenteImagem',
  ],
  [
    'a person decided it: paid',
    feita(item('81000529', 'AS')),
    { ...aprovado('81000529', 'AS', auditoria), momento: 'pagamento' },
    'aprovado',
  ],
  ['repeated within its interval', periapical, repetida, 'pendenteJustificativa'],
  [
    'as the request justified',
    periapical,
    { ...repetida, ...aprovado('81000421', 'RMID', repeticao) },
    'aprovado',
  ],
  [
    'repeated since the request was approved',
    periapical,
    { ...repetida, ...aprovado('81000421', 'RMID') },
    'pendenteJustificativa',
  ],
  [
    'repeated once more than the request justified',
    periapical,
    {
      historico: [...repetida.historico, feito('81000421', '2026-11-18', { regiao: 'RMID' })],
      ...aprovado('81000421', 'RMID', repeticao),
    },
    'pendenteJustificativa',
  ],
  [
    'without a requester',
    item('81000405'),
    { guia: { ...aprovado('81000405').guia, solicitanteInformado: false } },
    'negado',
  ],
] as const satisfies readonly (readonly [string, ReturnType<typeof item>, Mudancas, string])[])(
  '%s',
  (_nome, exame, mudancas, decisao) => {
    expect(decideItem(exame, { guia, ...mudancas }).decisao).toBe(decisao)
  },
)

it('dates it on a day that its age would have to be justified for', () => {
  const carpal = item('81000367')
  const glosas = (mudancas: Mudancas) => {
    const dados = createDados({ guia, ...mudancas })
    const regra = dados.regras('81000367')
    return regra
      ? listGlosasDiaEvento(carpal, dados.hoje, { ...regra, severidadeIdade: 'excecao' }, dados)
      : []
  }
  expect(glosas({})).toHaveLength(1)
  expect(glosas(aprovado('81000367', null, [{ codigoGlosa: '3003' }]))).toEqual([])
})

describe('the guide of a captured request bills what was approved', () => {
  const foto = item('81000278')
  it.each([
    ['at its quantity', [foto], aprovado('81000278'), []],
    ['never more of it', [{ ...foto, quantidade: 8 }], aprovado('81000278'), [['3004', 'trocarQuantidade']]],
    [
      'nor on a second line',
      [foto, { ...foto, sequencial: 2 }],
      aprovado('81000278'),
      [['3004', 'removerItem']],
    ],
    ['all that was asked', [{ ...foto, quantidade: 2 }], aprovado('81000278', null, [], 2), []],
    ['nothing else', [item('81000405')], aprovado('81000278'), [['3004', 'removerItem']]],
    ['at no other place', [periapical], aprovado('81000421', 'RMSD'), [['3004', 'removerItem']]],
    ['on paper: what the unit says', [foto], { guia }, []],
  ] as const satisfies readonly (readonly [string, readonly Item[], Mudancas, unknown])[])(
    '%s',
    (_nome, itens, mudancas, esperados) => {
      const dados = createDados(mudancas)
      const contexto = createContexto({ ...dados, guia: { ...dados.guia, itens } })
      const erros = itens
        .flatMap((cada) => evaluateEvento(cada, contexto))
        .filter(({ severidade }) => severidade === 'erroFormulario')
      expect(erros.map(({ codigoGlosa, correcao }) => [codigoGlosa, correcao?.tipo])).toEqual(esperados)
    },
  )
})
