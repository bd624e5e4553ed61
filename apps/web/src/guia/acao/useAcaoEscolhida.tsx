import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { useState } from 'react'
import { dialogos } from './dialogos.ts'
import { useAcoes } from './useAcoes.ts'

/** Starts an action of the guide: at once, or by the dialog that asks what it needs. */
export function useAcaoEscolhida(guia: GuiaDetalhada) {
  const [aberta, setAberta] = useState<NomeAcao | null>(null)
  const { acoes, isPending } = useAcoes(guia)
  const Dialogo = aberta && dialogos[aberta]
  return {
    start: (nome: NomeAcao) => (dialogos[nome] ? setAberta(nome) : acoes[nome]?.()),
    isPending,
    dialogo: Dialogo && <Dialogo guia={guia} onClose={() => setAberta(null)} />,
  }
}
