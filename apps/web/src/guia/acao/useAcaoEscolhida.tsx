import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { useState } from 'react'
import { createLate, useAtRest } from '../../carregamento/createLate.tsx'
import { keepDigitado } from '../estado/digitado.ts'
import { useAcoes } from './useAcoes.ts'

const DialogoAcao = createLate(async () => (await import('./DialogoAcao.tsx')).DialogoAcao)

/** Their questions show the dates, and what they do is upon these: a date that was just typed goes before. */
const dasDatas: ReadonlySet<NomeAcao> = new Set<NomeAcao>(['sign', 'requestToken', 'sendRepasse'])

/** Starts an action of the guide: at once, or by the dialog that asks what it needs. */
export function useAcaoEscolhida(guia: GuiaDetalhada) {
  const [aberta, setAberta] = useState<NomeAcao | null>(null)
  const { acoes, isPending } = useAcoes(guia)
  useAtRest(DialogoAcao.fetchAhead)
  return {
    start: (nome: NomeAcao) => {
      const acao = acoes[nome]
      if (acao) acao()
      else if (dasDatas.has(nome)) void keepDigitado().then((isGuardado) => isGuardado && setAberta(nome))
      else setAberta(nome)
    },
    /** Opens the dialog of an action that has one. */
    ask: setAberta,
    isPending,
    dialogo: aberta && <DialogoAcao guia={guia} nome={aberta} onClose={() => setAberta(null)} />,
  }
}
