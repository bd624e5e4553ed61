import { randomBytes, randomUUID } from 'node:crypto'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import sharp from 'sharp'
import type { Kind } from './ledger.ts'
import type { Request } from './session.ts'

/** A write to be made. `mark` is unique and becomes part of the effect, so that its copies can be counted. */
export type Write = { kind: Kind; mark: string; request: Request }

type Route = { method: string; path: string }

function writeJson(kind: Kind, mark: string, { method, path }: Route, body: object): Write {
  const request = {
    method,
    url: path,
    key: randomUUID(),
    body: JSON.stringify(body),
    contentType: 'application/json',
  }
  return { kind, mark, request }
}

/** As long as a guide's own origin mark may be: 20 characters. */
const createMark = (): string => `f${randomBytes(9).toString('hex')}`

/** The cast's member with full coverage. */
const codigoAssociado = '500000001'

export function releaseSenha(): Write {
  const mark = createMark()
  const body = { codigoAssociado, codigoEspecialidade: 1, identOrigem: mark }
  return writeJson('releaseSenha', mark, liberacaoSenha.releaseSenha, body)
}

const restauracao = { codigoEvento: '85100200', quantidade: 1 }

export function saveRascunho(numeroFicha: number, revisaoBase: number): Write {
  const mark = createMark()
  const itens = [{ ...restauracao, sequencial: 1, dente: '26', faces: 'OM' }]
  const body = { numeroFicha, revisaoBase, itens, observacao: mark, justificativa: '' }
  return writeJson('saveRascunho', mark, rascunho.saveRascunho, body)
}

export function createObservacao(numeroFicha: number): Write {
  const mark = createMark()
  return writeJson('createObservacao', mark, guia.createObservacao, {
    numeroFicha,
    descricaoObservacao: mark,
  })
}

/** The mark is the number of the guide itself: it can be sent once in its life. */
export function sendGuia(numeroFicha: number): Write {
  const evento = { ...restauracao, codigoLocalizacao: '26', codigoFace: 'OM', numeroSequenciaInclusao: 1 }
  return writeJson('sendGuia', String(numeroFicha), guia.sendGuia, { numeroFicha, eventos: [evento] })
}

/** A small picture that is like no other of the guide. */
export async function uploadImagem(numeroFicha: number): Promise<Write> {
  const mark = createMark()
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  const picture = await sharp({ create: { width: 24, height: 24, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
  const boundary = `----${mark}`
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="${imagem.uploadImagem.multipart}"; ` +
    `filename="${mark}.png"\r\ncontent-type: image/png\r\n\r\n`
  const { method, path } = imagem.uploadImagem
  return {
    kind: 'uploadImagem',
    mark,
    request: {
      method,
      url: `${path}?numeroFicha=${numeroFicha}&imagemGto=inicial:26`,
      key: randomUUID(),
      body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      contentType: `multipart/form-data; boundary=${boundary}`,
    },
  }
}
