import { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Input } from '@portal/contract/route.ts'
import type { Periodo } from '@portal/domain/conciliacao/periodo.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

/** Nothing was paid to it in the seed. */
export const CODIGO = 100008

type Credito = Input<typeof conciliacao.sendCreditos>['body']['creditos'][number]

/** A credit as the browser reads it of a file. */
export const credito = (campos: Partial<Credito> = {}): Credito => ({
  conta: '033 1',
  dia: '2026-10-10',
  valor: '100.00',
  historico: 'TED AURORA ODONTO',
  documento: '',
  ordem: 1,
  ...campos,
})

/** Brings credits in as one import. */
export const importar = (
  t: TestApp,
  as: Person,
  creditos: readonly Credito[],
  arquivo: string | null = 'a.ofx',
  periodo?: Periodo,
) =>
  t.call(
    conciliacao.sendCreditos,
    {
      body: { importacao: null, arquivo, ...(periodo && { periodo }), creditos: [...creditos], ultima: true },
    },
    { as },
  )

/** A run paid on the 10th of a month of 2026, its statement out: 500 cents were denied, 300 deducted, 200 withheld. */
export async function insertPago(
  t: TestApp,
  codigoCredenciado: number,
  mes: number,
  liquidoCentavos: number,
): Promise<string> {
  const doMes = (numero: number, dia: string) => `2026-${String(numero).padStart(2, '0')}-${dia}`
  const fechamento = doMes(mes - 1, '20')
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, situacao, informado_centavos,
                          processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos, debito_centavos,
                          liquido_centavos, mudado_em)
     values ($1, $2, $3, $4, 'depositado', $5::bigint + 1000, $5::bigint + 1000, 500, 300, $5::bigint + 200, 200, $5, now())`,
    [codigoCredenciado, fechamento, doMes(mes, '01'), doMes(mes, '10'), liquidoCentavos],
  )
  await t.rows(
    `insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, base_centavos, pontos_base, valor_centavos)
     values ($1, $2, 1, '02', $3::bigint + 200, 200, 200)`,
    [codigoCredenciado, fechamento, liquidoCentavos],
  )
  return fechamento
}

/** Nothing of its book is left, nor of its runs. */
export async function clearMesa(t: TestApp): Promise<void> {
  const tabelas = [
    'conciliacao_parte',
    'conciliacao_recusa',
    'conciliacao_diferenca',
    'deposito',
    'conciliacao_acao',
  ]
  for (const tabela of [...tabelas, 'repasse_desconto', 'repasse'])
    await t.rows(`delete from ${tabela} where codigo_credenciado = $1`, [CODIGO])
}

type Par = Input<typeof conciliacao.linkDepositos>['body']['pares'][number]
type Recusas = Input<typeof conciliacao.createRecusa>['body']

/** The calls as one login makes them. */
export const createMesa = (t: TestApp, as: Person) => ({
  read: async (ano = 2026) => (await t.call(conciliacao.getConciliacao, { query: { ano } }, { as })).body,
  list: async (query: object = {}, quem = as) =>
    (await t.call(conciliacao.listDepositos, { query: { ano: 2026, ...query } }, { as: quem })).body,
  link: (partes: Par['partes'], diferencas?: Par['diferencas'], quem = as) =>
    t.call(
      conciliacao.linkDepositos,
      { body: { pares: [{ partes, ...(diferencas && { diferencas }) }] } },
      { as: quem },
    ),
  refuse: (pares: Recusas['pares']) => t.call(conciliacao.createRecusa, { body: { pares } }, { as }),
  explain: (valor: string, dataFechamento: string) =>
    t.call(
      conciliacao.createDiferenca,
      { body: { dataFechamento, tipo: 'ajuste', valor, texto: 'Tarifa' } },
      { as },
    ),
  undo: (acao: number, quem = as) => t.call(conciliacao.cancelAcao, { body: { acao } }, { as: quem }),
  acoes: async (query: object = {}) => (await t.call(conciliacao.listAcoes, { query }, { as })).body,
})
