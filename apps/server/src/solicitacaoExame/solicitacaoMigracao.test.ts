import { expect, test } from 'vitest'
import { migrateAntigo } from '../db/bancoAntigo.fixture.ts'

const exame = (...locais: object[]) => [
  { codigoEvento: '81000421', quantidade: 1, justificativa: '', locais },
]
const antigo = [
  ...exame(
    { codigoLocal: 'RMIE', foco: 'dentes 37, 36 e 38' },
    { codigoLocal: 'RMID', foco: 'ápice do 46' },
    { codigoLocal: 'RMSE', foco: 'dente 26' },
  ),
  ...exame(),
]
const deHoje = [
  ...exame(
    { codigoLocal: 'RMIE', foco: '', dentes: ['36', '37', '38'] },
    { codigoLocal: 'RMID', foco: 'ápice do 46' },
    { codigoLocal: 'RMSE', foco: '', dentes: ['26'] },
  ),
  ...exame(),
]
const escrito = exame({ codigoLocal: 'RMIE', foco: 'dente 36 fraturado' })

test('the teeth that a running installation wrote as words are data, and what a person wrote stays', async () => {
  const lidos = await migrateAntigo(
    99,
    async (client) => {
      for (const [numero, eventos] of [antigo, escrito].entries()) {
        await client.query(
          `insert into solicitacao_exame (codigo_credenciado, numero_solicitacao, codigo_associado, codigo_plano,
                                          nome_solicitante, cro_solicitante, uf_solicitante, hipotese_diagnostica, eventos,
                                          status, criada_em, atualizada_em)
           values (1, $1, '1', '1', 'A', '1', 'SP', 'x', $2, 'APROVADA_PORTAL', now(), now())`,
          [numero + 1, JSON.stringify(eventos)],
        )
        await client.query('insert into rascunho_solicitacao values (1, $1, 1, $2, now())', [
          String(numero + 1),
          JSON.stringify({ hipoteseDiagnostica: 'x', eventos }),
        ])
      }
    },
    async (client) => {
      const { rows } = await client.query(
        `select s.eventos, r.conteudo from solicitacao_exame s
           join rascunho_solicitacao r on r.codigo_associado = s.numero_solicitacao::text order by s.numero_solicitacao`,
      )
      return rows
    },
  )
  expect(lidos).toEqual(
    [deHoje, escrito].map((eventos) => ({ eventos, conteudo: { hipoteseDiagnostica: 'x', eventos } })),
  )
})
