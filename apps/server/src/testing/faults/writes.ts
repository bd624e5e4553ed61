import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import sharp from 'sharp'
import { buildMultipart } from '../../imagem/imagem.fixture.ts'
import { civilDay } from '../../runtime/clock.ts'
import type { Kind } from './ledger.ts'
import type { Request } from './session.ts'

/** A write to be made. `mark` is unique and becomes part of the effect, so that its copies can be counted. */
export type Write = { kind: Kind; mark: string; request: Request }

type Route = { method: string; path: string }

export function writeJson(kind: Kind, mark: string, { method, path }: Route, body: object): Write {
  const request = {
    method,
    url: path,
    key: randomUUID(),
    body: JSON.stringify(body),
    contentType: 'application/json',
  }
  return { kind, mark, request }
}

export const createMark = (): string => `f${randomBytes(9).toString('hex')}`

/**
 * By default of the cast's member with full coverage. Nothing that it asks for is its own: its key marks it, beside
 * which the server keeps the number of the guide; `identOrigem` tells its guides from those of the seed.
 */
export function releaseSenha(codigoAssociado = '500000001'): Write {
  const body = { codigoAssociado, codigoEspecialidade: 1, identOrigem: 'busca' }
  const write = writeJson('releaseSenha', '', liberacaoSenha.releaseSenha, body)
  return { ...write, mark: write.request.key }
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

/** A write that a guide takes once in its life: the mark is the number of the guide itself. */
const makePasso = (kind: Kind, numeroFicha: number, route: Route, body: object = {}): Write =>
  writeJson(
    kind,
    String(numeroFicha),
    { ...route, path: route.path.replace('{id}', String(numeroFicha)) },
    body,
  )

/** With a restoration, which the rules approve at once. */
export function sendGuia(numeroFicha: number): Write {
  const evento = { ...restauracao, codigoLocalizacao: '26', codigoFace: 'OM', numeroSequenciaInclusao: 1 }
  return makePasso('sendGuia', numeroFicha, guia.sendGuia, { numeroFicha, eventos: [evento] })
}

/** With an endodontic treatment, which the operator's audit judges. */
export function sendAuditoria(numeroFicha: number): Write {
  const tratamento = { codigoEvento: '85200158', quantidade: 1, codigoLocalizacao: '26' }
  const eventos = [{ ...tratamento, numeroSequenciaInclusao: 1 }]
  return makePasso('sendGuia', numeroFicha, guia.sendGuia, { numeroFicha, eventos })
}

export function updateDataEvento(numeroFicha: number): Write {
  return makePasso('updateDataEvento', numeroFicha, evento.updateDataEvento, {
    numeroFicha,
    codigoEvento: restauracao.codigoEvento,
    numeroSequencialInclusao: 1,
    numeroSequencialEvento: 1,
    data: civilDay(new Date()),
  })
}

export const sign = (numeroFicha: number): Write => makePasso('sign', numeroFicha, guia.sign)

export const sendRepasse = (numeroFicha: number): Write =>
  makePasso('sendRepasse', numeroFicha, guia.sendRepasse)

/** A small picture that is like no other of the guide. */
export async function uploadImagem(numeroFicha: number): Promise<Write> {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  const picture = sharp({ create: { width: 24, height: 24, channels: 3, background: { r, g, b } } })
  return uploadArquivo(numeroFicha, 'a.png', await picture.png().toBuffer())
}

/** Any file of a type that the portal takes. */
export function uploadArquivo(numeroFicha: number, nome: string, conteudo: Buffer): Write {
  const mark = createMark()
  const { payload, contentType } = buildMultipart(`${mark}${path.extname(nome)}`, conteudo)
  const { method, path: address } = imagem.uploadImagem
  const url = `${address}?numeroFicha=${numeroFicha}&imagemGto=inicial:26`
  return {
    kind: 'uploadImagem',
    mark,
    request: { method, url, key: randomUUID(), body: payload, contentType },
  }
}
