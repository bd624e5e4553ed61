import { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Cena, Receita } from '../testing/matriz/cena.ts'
import { busca, entrada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'
import { credito } from './conciliacao.fixture.ts'

const CODIGO = 100001
/** A run of long before the seed's. */
const FECHAMENTO = '2015-03-20'

const importacao = {
  importacao: null,
  arquivo: 'extrato.ofx',
  periodo: { de: '2026-10-01', ate: '2026-10-31' },
  creditos: [credito()],
  ultima: true,
}

/** A run that lacks ten reais and a deposit that has them, brought in by an action of the same number. */
async function createDeposito(t: TestApp, codigoCredenciado = CODIGO, historico = 'TED'): Promise<number> {
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, situacao, informado_centavos,
                          processado_centavos, liberado_centavos, liquido_centavos, mudado_em)
     values ($1, $2, '2015-04-01', '2015-04-10', 'depositado', 1000, 1000, 1000, 1000, now()) on conflict do nothing`,
    [codigoCredenciado, FECHAMENTO],
  )
  const [acao] = await t.rows<{ numero: number }>(
    `insert into conciliacao_acao (codigo_credenciado, numero, tipo, arquivo, feita_em, feita_por)
     select $1, greatest((select coalesce(max(numero), 0) from conciliacao_acao where codigo_credenciado = $1),
                         (select coalesce(max(numero), 0) from deposito where codigo_credenciado = $1)) + 1,
            'importacao', 'extrato.ofx', now(), 'teste'
     returning numero`,
    [codigoCredenciado],
  )
  const numero = acao?.numero ?? 0
  await t.rows(
    `insert into deposito (codigo_credenciado, numero, importacao, identidade, conta, dia, centavos, historico, padrao,
                           documento, vale)
     values ($1, $2::integer, $2::integer, 'matriz ' || $2::integer, '', '2015-04-10', 1000, $3, '', '', true)`,
    [codigoCredenciado, numero, historico],
  )
  return numero
}

const parte = (deposito: number) => ({ deposito, dataFechamento: FECHAMENTO, valor: '0.01' })
const diferenca = { dataFechamento: FECHAMENTO, tipo: 'ajuste', valor: '0.01', texto: 'tarifa' } as const

const deParcial: Receita = async (cena) =>
  cena.t.call(conciliacao.getConciliacao, { query: {} }, { as: await cena.t.as(1000043) })
/** The same of a call whose input says nothing of whose it is. */
const parcial: Receita = async (cena) => {
  const numero = await cena.prepare()
  const as = await cena.t.as(1000043)
  return cena.t.call(cena.entrada.route, cena.entrada.input(numero, as), { as })
}
/** A colleague refuses the pair first. */
const refuseAntes = ({ t, as }: Cena, deposito: number) =>
  t.call(conciliacao.createRecusa, { body: { pares: [{ deposito, dataFechamento: FECHAMENTO }] } }, { as })
const nenhum = { deposito: 999_999, dataFechamento: FECHAMENTO }
const outroDia = { dataFechamento: '2015-03-21' }

export const recusas: Matriz['recusas'] = {
  'conciliacao.getConciliacao API-CNC-0001': deParcial,
  'conciliacao.listDepositos API-CNC-0001': parcial,
  'conciliacao.listIdentidades API-CNC-0001': parcial,
  'conciliacao.listAcoes API-CNC-0001': parcial,
  'conciliacao.sendCreditos API-CNC-0001': parcial,
  'conciliacao.linkDepositos API-CNC-0001': parcial,
  'conciliacao.createRecusa API-CNC-0001': parcial,
  'conciliacao.createDiferenca API-CNC-0001': parcial,
  'conciliacao.cancelAcao API-CNC-0001': parcial,
  'conciliacao.sendCreditos API-CNC-0005': (cena) => cena.call(0, { body: { importacao: 999_999 } }),
  'conciliacao.sendCreditos API-CNC-0007': async (cena) => {
    const numero = await createDeposito(cena.t)
    await cena.t.rows(
      `insert into deposito (codigo_credenciado, numero, importacao, identidade, conta, dia, centavos, historico, padrao,
                             documento, vale)
       select $1, 1000000 + n, $2, 'cheio ' || n, '', '2015-01-01', 1, '', '', '', true from generate_series(1, 20000) n`,
      [CODIGO, numero],
    )
    const recusa = await cena.call(0)
    await cena.t.rows(`delete from deposito where identidade like 'cheio %'`)
    return recusa
  },
  'conciliacao.linkDepositos API-CNC-0002': (cena) =>
    cena.call(0, { body: { pares: [{ partes: [{ ...nenhum, valor: '0.01' }] }] } }),
  'conciliacao.createRecusa API-CNC-0002': (cena) => cena.call(0, { body: { pares: [nenhum] } }),
  'conciliacao.linkDepositos API-CNC-0003': async (cena) =>
    cena.call(0, { body: { pares: [{ partes: [{ ...parte(await cena.prepare()), ...outroDia }] }] } }),
  'conciliacao.createRecusa API-CNC-0003': async (cena) =>
    cena.call(0, { body: { pares: [{ deposito: await cena.prepare(), ...outroDia }] } }),
  'conciliacao.createDiferenca API-CNC-0003': (cena) => cena.call(0, { body: outroDia }),
  'conciliacao.linkDepositos API-CNC-0004': async (cena) =>
    cena.call(0, { body: { pares: [{ partes: [{ ...parte(await cena.prepare()), valor: '10.01' }] }] } }),
  'conciliacao.createDiferenca API-CNC-0004': async (cena) =>
    cena.call(await cena.prepare(), { body: { valor: '10.01' } }),
  'conciliacao.linkDepositos API-CNC-0009': async (cena) => {
    const numero = await cena.prepare()
    await refuseAntes(cena, numero)
    return cena.call(numero, { body: { pares: [{ partes: [parte(numero)], sugerido: true }] } })
  },
  'conciliacao.createRecusa API-CNC-0009': async (cena) => {
    const numero = await cena.prepare()
    await refuseAntes(cena, numero)
    return cena.call(numero)
  },
  'conciliacao.cancelAcao API-CNC-0006': (cena) => cena.call(999_999),
  'conciliacao.cancelAcao API-CNC-0008': async (cena) =>
    cena.call(await cena.prepare(), { body: { soPropria: true } }),
}

/** What the bank tells of the other provider's deposits. */
export const plantCanario: Matriz['plantCanario'] = async (t, { palavra, login }) => {
  await createDeposito(t, login, palavra)
}

export const buscas: Matriz['buscas'] = [
  busca('conciliacao.listDepositos', conciliacao.listDepositos, () => ({
    query: { ano: 2015, situacao: 'TODOS' as const },
  })),
]

export const entradas: Matriz['entradas'] = [
  entrada('conciliacao.getConciliacao', conciliacao.getConciliacao, () => ({ query: { ano: 2015 } })),
  entrada('conciliacao.listDepositos', conciliacao.listDepositos, () => ({
    query: { ano: 2015, texto: 'ted', falta: '10.00', pagoEm: '2015-04-10' },
  })),
  entrada('conciliacao.listIdentidades', conciliacao.listIdentidades, () => ({
    query: { de: '2015-01-01', ate: '2015-12-31' },
  })),
  entrada('conciliacao.listAcoes', conciliacao.listAcoes, () => ({ query: { limite: 1 } })),
  entrada('conciliacao.sendCreditos', conciliacao.sendCreditos, () => ({ body: importacao })),
  entrada(
    'conciliacao.linkDepositos',
    conciliacao.linkDepositos,
    (numero) => ({ body: { pares: [{ partes: [parte(numero)], diferencas: [diferenca] }] } }),
    createDeposito,
  ),
  entrada(
    'conciliacao.createRecusa',
    conciliacao.createRecusa,
    (numero) => ({ body: { pares: [{ deposito: numero, dataFechamento: FECHAMENTO }] } }),
    createDeposito,
  ),
  entrada(
    'conciliacao.createDiferenca',
    conciliacao.createDiferenca,
    () => ({ body: diferenca }),
    createDeposito,
  ),
  entrada('conciliacao.cancelAcao', conciliacao.cancelAcao, (acao) => ({ body: { acao } }), createDeposito),
]
