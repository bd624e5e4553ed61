import type { DetalheErro } from '@portal/contract/errors.ts'
import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import type { Db } from '../../db/client.ts'
import type { Guia } from '../fatos/guia.store.ts'
import type { ImagemDaGuia } from '../fatos/imagemPresente.store.ts'

/** Who sends a guide that is locked, and with what. */
export type PedidoVinculo = {
  db: Db
  agora: Date
  hoje: string
  sessao: { codigoCredenciado: number }
  fail: (codigo: 'API-VIN-0001', detalhes: readonly DetalheErro[]) => never
  guia: Guia
  /** The radiology guides whose images come with it. */
  fichas: readonly number[]
  presentes: readonly ImagemDaGuia[]
  /** What the events that are being sent require. */
  exigidas: readonly ImagemExigida[]
}

export type Vinculos = {
  /**
   * Copies the images of exams into a guide that is being sent, and answers the copies with what the history says of them.
   * Refuses what is no exam of the patient's that this provider asked for (API-VIN-0001), and too many (API-IMG-0007, 0008).
   */
  copy: (pedido: PedidoVinculo) => Promise<{ copias: ImagemDaGuia[]; motivo: string | null }>
}

declare module '../../http/services.ts' {
  interface Services {
    /** Exams stand above the guide, which is sent with them. */
    vinculos: Vinculos
  }
}
