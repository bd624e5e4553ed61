import type { ExtensaoImagem } from '@portal/domain/imagem/limite.ts'
import type { Decodificada } from './decode.ts'
import type { MotivoConteudo } from './recusa.ts'

/** A file that came is told by its extension; a copy of ours is encoded as JPEG, and nothing else is done with it. */
export type Especie = ExtensaoImagem | 'copia'

/** What the server asks of the decoder's process: the file itself, since no folder of the server is open to it. */
export type Pedido = { id: number; conteudo: Buffer; especie: Especie }

type Recusada = { ok: false; motivo: MotivoConteudo }
export type Resultado = { ok: true; imagem: Decodificada } | Recusada
export type ResultadoJpeg = { ok: true; jpeg: Buffer } | Recusada

/** How a process ends that memory was too short for: no file's fault, and the next one finds a fresh process. */
export const SAIDA_SEM_MEMORIA = 12

/** Said once, when its libraries are loaded: an end before it is no file's fault. */
export type Pronto = { pronto: true }

/** What the decoder's process answers. */
export type Resposta = { id: number; resultado: Resultado | ResultadoJpeg }
