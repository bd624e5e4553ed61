import { envioCelular } from '@portal/contract/envioCelular.ts'
import { buildMultipart } from '../imagem/imagem.fixture.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

/** Tells the portal how a telephone reaches it. */
export function reachByCelular(t: TestApp, celularUrl: string | null = 'https://portal.exemplo'): void {
  Object.assign(t.services.config, { celularUrl: celularUrl ?? undefined })
}

/** The QR's address for a guide, as its screen asks for it; the secret is what stands behind the "#". */
export async function showCodigo(t: TestApp, numeroFicha: number, as?: Person): Promise<string> {
  const pedido = { body: { numeroFicha } }
  const { body, raw } = await t.call(envioCelular.createEnvioCelular, pedido, {
    as: as ?? (await t.as(100001)),
  })
  const [, codigo] = body.endereco?.split('#') ?? []
  if (!codigo) throw new Error(String(raw))
  return codigo
}

/** What a telephone answers a code with: its cookie, or the code of the refusal. */
export async function openCodigo(t: TestApp, codigo: string) {
  const answer = await t.call(envioCelular.validateCodigo, { body: { codigo } })
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  return { ...answer, cookie }
}

/** The cookie of a telephone that opened a QR of the guide. */
export async function openCelular(t: TestApp, numeroFicha: number, as?: Person): Promise<string> {
  return (await openCodigo(t, await showCodigo(t, numeroFicha, as))).cookie
}

/** Sends a file as the telephone's page does. */
export async function sendFoto(
  t: TestApp,
  cookie: string,
  conteudo: Buffer,
  {
    nome = 'foto.jpg',
    key,
    ficha,
    sha256Arquivo,
  }: { nome?: string; key?: string; ficha?: number; sha256Arquivo?: string } = {},
) {
  const { payload, contentType } = buildMultipart(nome, conteudo)
  const mostrada =
    ficha ?? (await t.call(envioCelular.getGuiaCelular, {}, { headers: { cookie } })).body.numeroFicha
  const query = { numeroFicha: mostrada ?? 1, ...(sha256Arquivo && { sha256Arquivo }) }
  const multipart = { query, body: payload }
  return t.call(envioCelular.uploadImagemCelular, multipart, {
    headers: { cookie, 'content-type': contentType },
    ...(key === undefined ? {} : { key }),
  })
}
