import type { ParteEnvio } from '@portal/domain/guia/statusEnvioEvento.ts'
import { useSyncExternalStore } from 'react'
import { type EventoDaFila, listArquivosDoEvento } from './arquivosDoEvento.ts'
import { getFila } from './filas.ts'

/** What of the files chosen for each event of the guide has not arrived, as its queue goes on. */
export function useArquivosDoEvento(numeroFicha: number): (evento: EventoDaFila) => ParteEnvio[] {
  const fila = getFila(numeroFicha)
  const itens = useSyncExternalStore(fila.subscribe, fila.getSnapshot)
  return (evento) => listArquivosDoEvento(itens, evento)
}
