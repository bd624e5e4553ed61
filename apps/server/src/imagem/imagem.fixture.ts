import { randomUUID } from 'node:crypto'
import { imagem } from '@portal/contract/imagem.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

/** Asks for an image at both moments. */
export const endodontia = '85200166'

type Evento = { codigoEvento: string; dente: string }
type Guia = { status?: number; etapa?: number; credenciado?: number; bloqueada?: boolean; eventos?: Evento[] }

/** Writes a guide of 500000001 as the owner of the tables; by default provider 100001's, released and empty. */
export async function insertGuia(t: TestApp, guia: Guia = {}): Promise<number> {
  const { status = 8, etapa = 1, credenciado = 100001, bloqueada = false, eventos = [] } = guia
  const agora = t.clock.now()
  const [row] = await t.rows<{ numero_ficha: string }>(
    `insert into guia (numero_ficha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
                       codigo_tipo_atendimento, status_ficha, codigo_etapa, bloqueada, senha, validade_senha,
                       liberada_em, atualizada_em)
     select nextval('numero_ficha_seq'), $1, '500000001', codigo_plano, 4, 1, $2, $3, $4, '1', '2027-01-01', $5, $5
       from associado_plano where codigo_associado = '500000001' limit 1
     returning numero_ficha`,
    [credenciado, status, etapa, bloqueada, agora],
  )
  const numeroFicha = Number(row?.numero_ficha)
  for (const [at, { codigoEvento, dente }] of eventos.entries()) {
    await t.rows(
      `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                                dente, quantidade, valor_centavos, copart_centavos, autorizacao)
       values ($1, $2, $3, '500000001', $4, $5, 1, 1000, 0, 2)`,
      [numeroFicha, at + 1, credenciado, codigoEvento, dente],
    )
  }
  return numeroFicha
}

type Envio = {
  imagemGto?: string
  eventos?: string
  sha256Arquivo?: string
  as?: Person
  campo?: string
  key?: string
  versao?: number
}

/** The body of a multipart call with one file. */
export function buildMultipart(nome: string, conteudo: Buffer, campo = 'multipartFile') {
  const boundary = `----${randomUUID()}`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${campo}"; filename="${nome}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), conteudo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` }
}

/** Sends a file as the browser does; `codigo` is that of the refusal. */
export async function upload(
  t: TestApp,
  numeroFicha: number,
  nome: string,
  conteudo: Buffer,
  envio: Envio = {},
) {
  const { payload, contentType } = buildMultipart(nome, conteudo, envio.campo)
  const query = new URLSearchParams({ numeroFicha: String(numeroFicha) })
  if (envio.imagemGto) query.set('imagemGto', envio.imagemGto)
  if (envio.eventos) query.set('eventos', envio.eventos)
  if (envio.sha256Arquivo) query.set('sha256Arquivo', envio.sha256Arquivo)
  const response = await t.app.inject({
    method: 'POST',
    url: `${imagem.uploadImagem.path}?${query.toString()}`,
    headers: {
      'content-type': contentType,
      'idempotency-key': envio.key ?? randomUUID(),
      ...(envio.versao === undefined ? {} : { 'if-match': `"${envio.versao}"` }),
      ...(envio.as ?? (await t.as(100001))),
    },
    payload,
  })
  const body = response.json()
  return {
    status: response.statusCode,
    body,
    codigo: body.codigo as string | undefined,
    headers: response.headers,
  }
}

/** A colour that no other test uses: files of equal content are refused in one guide. */
export function nextCor(): { r: number; g: number; b: number } {
  cores += 1
  return { r: cores % 256, g: (cores * 7) % 256, b: (cores * 13) % 256 }
}
let cores = 0
