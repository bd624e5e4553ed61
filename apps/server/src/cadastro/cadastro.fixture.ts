import { randomUUID } from 'node:crypto'
import { cadastro } from '@portal/contract/cadastro.ts'
import { deriveCodigo } from '../acesso/tokenFluxo.ts'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { buildMultipart, nextCor } from '../imagem/imagem.fixture.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

/** The contacts that the seed gives 100001. */
export const contatosDe100001 = {
  contatoCredenciado: {
    numeroCel: '(11) 98765-0112',
    whatsAppPessoal: '',
    email: 'ana.monteiro@example.com',
  },
  contatoUnidade: { numeroCelClinica: '', numeroFoneFixoClinica: '(11) 3265-4321', whatsAppClinica: '' },
}

/** Of the demonstration's logins: what a change of contacts is confirmed with. */
export const SENHA = 'Sorriso#2026'

/** A change of 100001's mobile that waits for its code; answers the code. */
export async function askTroca(t: TestApp): Promise<string> {
  const id = randomUUID()
  await t.rows(
    `update troca_contato set situacao = 'substituida', encerrada_em = $1
                 where codigo_credenciado = 100001 and situacao = 'emConfirmacao'`,
    [t.clock.now()],
  )
  await t.rows(
    `insert into troca_contato (id, codigo_credenciado, login, email_anterior, celular_anterior, celular, pedida_em,
                                expira_em)
     select $1, codigo, codigo, email, celular, celular, $2, $2::timestamptz + interval '1 day'
       from credenciado where codigo = 100001`,
    [id, t.clock.now()],
  )
  return deriveCodigo(t.services.secrets, id)
}

/** Sends the file of a permit as the browser does. */
export async function uploadAlvara(
  t: TestApp,
  id: number,
  as: Person,
  nome = 'alvara.png',
  conteudo?: Buffer,
) {
  const { payload, contentType } = buildMultipart(
    nome,
    conteudo ?? (await arquivos.png(nextCor())),
    'arquivos',
  )
  const response = await t.app.inject({
    method: 'POST',
    url: cadastro.uploadAlvara.path.replace('{id}', String(id)),
    headers: { ...as, 'content-type': contentType, 'idempotency-key': randomUUID() },
    payload,
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
