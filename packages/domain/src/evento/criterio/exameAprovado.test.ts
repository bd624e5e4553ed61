import { expect, it } from 'vitest'
import { createDados, decideItem, feito, HOJE, item, type Mudancas } from '../contexto.fixture.ts'
import { listGlosasDiaEvento } from './dia.ts'

const guia = {
  codigoEspecialidade: 14,
  codigoTipoAtendimento: 2,
  solicitanteInformado: true,
  dataAutorizacao: HOJE,
}
const aprovado = (codigoEvento: string, codigoLocalizacao: string | null = null): Mudancas => ({
  guia: { ...guia, examesAprovados: [{ codigoEvento, codigoLocalizacao }] },
})
const feita = (exame: ReturnType<typeof item>) => ({ ...exame, data: HOJE })
const periapical = item('81000421', 'RMID')
const repetida = { historico: [feito('81000421', '2026-11-10', { regiao: 'RMID' })] }

/** Operadora §3: what a request's decision settled is not asked again where its exam is done. */
it.each([
  ['a tomography, which a person decides', item('81000529', 'AS'), {}, 'analise'],
  ['approved in the request', item('81000529', 'AS'), aprovado('81000529', 'AS'), 'aprovado'],
  ['approved for another place', item('81000529', 'AI'), aprovado('81000529', 'AS'), 'analise'],
  ['another exam than the approved one', item('81000529', 'AS'), aprovado('81000510', 'AS'), 'analise'],
  [
    'one that shows itself needs no image first',
    item('81000510', 'AS'),
    aprovado('81000510', 'AS'),
    'aprovado',
  ],
  [
    'and is not paid without any',
    feita(item('81000510', 'AS')),
    { ...aprovado('81000510', 'AS'), momento: 'pagamento' },
    'pendenteImagem',
  ],
  [
    'a person decided it: paid',
    feita(item('81000529', 'AS')),
    { ...aprovado('81000529', 'AS'), momento: 'pagamento' },
    'aprovado',
  ],
  ['repeated within its interval', periapical, repetida, 'pendenteJustificativa'],
  ['as the request justified', periapical, { ...repetida, ...aprovado('81000421', 'RMID') }, 'aprovado'],
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
  expect(glosas(aprovado('81000367'))).toEqual([])
})
