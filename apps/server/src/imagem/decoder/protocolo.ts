import type { ExtensaoImagem } from '@portal/domain/imagem/limite.ts'
import type { Decodificada } from './decode.ts'
import type { MotivoConteudo } from './recusa.ts'

/** What the server asks of the decoder's process: the file itself, since no folder of the server is open to it. */
export type Pedido = { id: number; conteudo: Buffer; extensao: ExtensaoImagem }

export type Resultado = { ok: true; imagem: Decodificada } | { ok: false; motivo: MotivoConteudo }

/** How a process ends that memory was too short for: no file's fault, and the next one finds a fresh process. */
export const SAIDA_SEM_MEMORIA = 12

/** Said once, when its libraries are loaded: an end before it is no file's fault. */
export type Pronto = { pronto: true }

/** What the decoder's process answers. */
export type Resposta = { id: number; resultado: Resultado }
