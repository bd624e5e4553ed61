import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { Manutencao } from '@portal/contract/manutencao.ts'
import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { isRecusaFinal } from '../api/erroApi.ts'
import { toRecusa } from '../api/notice.ts'
import { refresh } from '../api/queryClient.ts'
import { useSequence } from '../api/useSequence.ts'
import type { createKeys } from '../api/useWrite.ts'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { findDentistaProposto } from '../credenciado/dentistaProposto.ts'

type Chaves = ReturnType<typeof createKeys>

/** What became of a patient's maintenance: released; released and taken back; or not released, why, and whether for good. */
export type ResultadoLiberacao = { linha: Manutencao } & (
  | { tipo: 'liberada' | 'desfeita'; numeroFicha: number }
  | { tipo: 'presa'; numeroFicha: number; recusa: string }
  | { tipo: 'recusada'; recusa: string; isFinal: boolean }
)

/** A maintenance to release or, with the guide that was opened for it, to take back. */
export type PassoLiberacao = { linha: Manutencao; desfaz?: number }

/** For how long what was released may be taken back with one press. */
export const SEGUNDOS_DESFAZER = 10
const MOTIVO = 'Liberação do mês desfeita logo em seguida.'
/** A guide that nobody touched since its release is in its first version: another one has gone on, and stays. */
const VERSAO_LIBERADA = 1

const explain = (error: unknown): string => {
  const { title, text } = toRecusa(error)
  return text ? `${title}. ${text}` : title
}

/** Releases the passwords of several maintenances; for ten seconds what was released is cancelled with one press. */
export function useLiberacaoLote(codigoEspecialidade: number) {
  const codigoDentista = findDentistaProposto(useSuspenseQuery(infoQuery).data)
  const [podeDesfazer, setPodeDesfazer] = useState(false)
  const [vez, setVez] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const { resultados, andamento, run } = useSequence<PassoLiberacao, ResultadoLiberacao>({
    make: ({ linha, desfaz }, keysOf) => {
      const chaves = keysOf(linha.numeroTratamento)
      return desfaz === undefined ? release(linha, chaves) : undo(linha, desfaz, chaves)
    },
    numeroOf: ({ linha }) => linha.numeroTratamento,
    onSettled: (passos) => {
      setVez((antes) => antes + 1)
      const isLiberando = passos.some(({ desfaz }) => desfaz === undefined)
      setPodeDesfazer(isLiberando)
      // Not waited for: the report is what comes next, and the lists follow.
      if (isLiberando) {
        timer.current = setTimeout(() => setPodeDesfazer(false), SEGUNDOS_DESFAZER * 1000)
        void refresh(liberacaoSenha.releaseSenha.stale)
      } else void refresh(guia.cancelGuia.stale)
    },
  })
  const begin = (passos: readonly PassoLiberacao[]) => {
    if (run(passos)) clearTimeout(timer.current)
  }

  const release = async (linha: Manutencao, chaves: Chaves): Promise<ResultadoLiberacao> => {
    const { codigoAssociado } = linha
    const body = {
      codigoAssociado,
      codigoEspecialidade,
      codigoTipoAtendimentoOrto: tipoGuia.ortoManutencao,
      ...(codigoDentista !== null && { codigoDentista }),
    }
    try {
      const { numeroFicha } = await call(liberacaoSenha.releaseSenha, {
        body,
        idempotencyKey: chaves.of(body),
      })
      return { linha, tipo: 'liberada', numeroFicha }
    } catch (error) {
      return { linha, tipo: 'recusada', recusa: explain(error), isFinal: isRecusaFinal(error) }
    }
  }
  return {
    resultados,
    andamento,
    podeDesfazer,
    vez,
    releaseAll: (linhas: readonly Manutencao[]) => begin(linhas.map((linha) => ({ linha }))),
    undoAll: () =>
      begin(
        resultados.flatMap((resultado) =>
          resultado.tipo === 'liberada' ? [{ linha: resultado.linha, desfaz: resultado.numeroFicha }] : [],
        ),
      ),
  }
}

async function undo(linha: Manutencao, numeroFicha: number, chaves: Chaves): Promise<ResultadoLiberacao> {
  try {
    await call(guia.cancelGuia, { body: { numeroFicha, motivo: MOTIVO }, versao: VERSAO_LIBERADA })
    // Released once more, it is another guide.
    chaves.forget()
    return { linha, tipo: 'desfeita', numeroFicha }
  } catch (error) {
    return { linha, tipo: 'presa', numeroFicha, recusa: explain(error) }
  }
}
