import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { Manutencao } from '@portal/contract/manutencao.ts'
import { tipoGuia } from '@portal/domain/guia/tipoGuia.tables.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { isErroApi } from '../api/erroApi.ts'
import { pushError, toNotice } from '../api/notice.ts'
import { refresh } from '../api/queryClient.ts'
import { createKeys } from '../api/useWrite.ts'

/** What became of a patient's maintenance: released; released and taken back; or not released, and why. */
export type ResultadoLiberacao = { linha: Manutencao } & (
  | { tipo: 'liberada' | 'desfeita'; numeroFicha: number }
  | { tipo: 'presa'; numeroFicha: number; recusa: string }
  | { tipo: 'recusada'; recusa: string }
)

/** Whose turn it is, and its place among those of this run. */
export type AndamentoLiberacao = { nome: string; feitas: number; total: number; isDesfazendo: boolean }

/** For how long what was released may be taken back with one press. */
export const SEGUNDOS_DESFAZER = 10
const MOTIVO = 'Liberação do mês desfeita logo em seguida.'
/** A guide that nobody touched since its release is in its first version: another one has gone on, and stays. */
const VERSAO_LIBERADA = 1

const toRecusa = (error: unknown): string => {
  // Without a session there is no going on: the portal leaves for the login.
  if (isErroApi(error, 'SESSAO_ENCERRADA') || isErroApi(error, 'API-ACE-0002')) throw error
  const { title, text } = toNotice(error)
  return text ? `${title}. ${text}` : title
}

/**
 * Releases the passwords of several maintenances, one after the other; one that is refused does not stop the others, and may be
 * tried again. For ten seconds what was released is cancelled with one press. Each patient keeps its own key for as long as
 * the dialog is open, so that an answer that was lost is asked for again and no guide is opened twice.
 */
export function useLiberacaoLote(codigoEspecialidade: number) {
  const [resultados, setResultados] = useState<readonly ResultadoLiberacao[]>([])
  const [andamento, setAndamento] = useState<AndamentoLiberacao>()
  const [podeDesfazer, setPodeDesfazer] = useState(false)
  const [vez, setVez] = useState(0)
  const [keys] = useState(() => new Map<number, ReturnType<typeof createKeys>>())
  // A second press may come before the first has drawn anything.
  const isRunning = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const keep = (novo: ResultadoLiberacao) =>
    setResultados((antes) => [
      ...antes.filter(({ linha }) => linha.numeroTratamento !== novo.linha.numeroTratamento),
      novo,
    ])

  const { mutate } = useMutation({
    mutationFn: async (
      passos: readonly { nome: string; isDesfazendo: boolean; run: () => Promise<ResultadoLiberacao> }[],
    ) => {
      for (const [feitas, { run, ...passo }] of passos.entries()) {
        setAndamento({ ...passo, feitas, total: passos.length })
        keep(await run())
      }
    },
    onError: pushError,
    onSettled: (_nada, _error, passos) => {
      isRunning.current = false
      setAndamento(undefined)
      setVez((antes) => antes + 1)
      const isLiberando = passos.some(({ isDesfazendo }) => !isDesfazendo)
      setPodeDesfazer(isLiberando)
      if (isLiberando) timer.current = setTimeout(() => setPodeDesfazer(false), SEGUNDOS_DESFAZER * 1000)
      // Not waited for: the report is what comes next, and the lists follow.
      void refresh(isLiberando ? liberacaoSenha.releaseSenha.stale : guia.cancelGuia.stale)
    },
  })
  const run = (passos: Parameters<typeof mutate>[0]) => {
    if (isRunning.current || passos.length === 0) return
    isRunning.current = true
    clearTimeout(timer.current)
    mutate(passos)
  }

  const release = async (linha: Manutencao): Promise<ResultadoLiberacao> => {
    const { numeroTratamento, codigoAssociado } = linha
    const chaves = keys.get(numeroTratamento) ?? createKeys()
    keys.set(numeroTratamento, chaves)
    const body = { codigoAssociado, codigoEspecialidade, codigoTipoAtendimentoOrto: tipoGuia.ortoManutencao }
    try {
      const { numeroFicha } = await call(liberacaoSenha.releaseSenha, {
        body,
        idempotencyKey: chaves.of(body),
      })
      return { linha, tipo: 'liberada', numeroFicha }
    } catch (error) {
      return { linha, tipo: 'recusada', recusa: toRecusa(error) }
    }
  }
  const undo = async (linha: Manutencao, numeroFicha: number): Promise<ResultadoLiberacao> => {
    try {
      await call(guia.cancelGuia, { body: { numeroFicha, motivo: MOTIVO }, versao: VERSAO_LIBERADA })
      // Released once more, it is another guide.
      keys.get(linha.numeroTratamento)?.forget()
      return { linha, tipo: 'desfeita', numeroFicha }
    } catch (error) {
      return { linha, tipo: 'presa', numeroFicha, recusa: toRecusa(error) }
    }
  }
  return {
    resultados,
    andamento,
    podeDesfazer,
    vez,
    releaseAll: (linhas: readonly Manutencao[]) =>
      run(
        linhas.map((linha) => ({
          nome: linha.nomeAssociado,
          isDesfazendo: false,
          run: () => release(linha),
        })),
      ),
    undoAll: () =>
      run(
        resultados.flatMap((resultado) =>
          resultado.tipo === 'liberada'
            ? [
                {
                  nome: resultado.linha.nomeAssociado,
                  isDesfazendo: true,
                  run: () => undo(resultado.linha, resultado.numeroFicha),
                },
              ]
            : [],
        ),
      ),
  }
}
