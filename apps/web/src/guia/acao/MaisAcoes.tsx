import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { statusEmAndamento } from '@portal/domain/guia/statusFicha.tables.ts'
import { useState } from 'react'
import { useAcesso } from '../../menu/useAcesso.ts'
import { hrefOf } from '../../rota/hrefOf.ts'
import { Button } from '../../ui/action/Button.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import type { MenuEntry } from '../../ui/overlay/menuEntry.ts'
import { toEstadoDeclarado } from '../estado/toEstadoDeclarado.ts'
import { toEstadoGuia } from '../estado/toEstadoGuia.ts'
import { type AcaoVista, listAcoesVistas } from './acoesVistas.ts'
import { iconeDaAcao } from './iconeAcao.ts'
import { useAcaoEscolhida } from './useAcaoEscolhida.tsx'
import { useComandosGuia } from './useComandosGuia.ts'
import { useFechosGuia } from './useFechosGuia.ts'

/** What a treatment comes to is told while it is in hand: of a draft its own form does it, which knows what is typed. */
const isEstimavel = ({ statusFicha, eventos }: GuiaDetalhada): boolean =>
  statusEmAndamento.some((status) => status === statusFicha) &&
  eventos.some(({ naoRealizado }) => !naoRealizado)

/**
 * What else may be done with the guide now, and the patient's eligibility; what does not apply is folded, each with the
 * reason. While the form is open its own parts have the images, and the bar below has no actions but the sending.
 */
export function MaisAcoes({ guia }: { guia: GuiaDetalhada }) {
  const estado = toEstadoGuia(guia)
  const { fase, mais } = listAcoesVistas(estado, toEstadoDeclarado(guia), useFechosGuia(guia))
  const { start, dialogo } = useAcaoEscolhida(guia)
  useComandosGuia(guia, [...fase, ...mais], start)
  const isRascunho = motivoBloqueio(estado, 'saveRascunho') === undefined
  // Of a sent guide the bar below has those of the phase; on a phone without what is locked.
  const daFase = isRascunho
    ? fase.filter(({ nome }) => nome !== 'uploadImagem')
    : fase.filter(({ motivo }) => motivo !== undefined)
  const [isAberto, setAberto] = useState(false)
  const todas = [...daFase, ...mais]
  const cabem = todas.filter(({ motivo }) => motivo === undefined)
  const recusadas = todas.filter(({ motivo }) => motivo !== undefined)
  const toEntry = ({ nome, rotulo, resumo }: AcaoVista): MenuEntry => ({
    id: nome,
    label: rotulo,
    onAction: () => start(nome),
    ...iconeDaAcao(nome),
    ...(resumo && { description: resumo, isDisabled: true }),
    ...(nome === 'cancel' && { tone: 'perigo' as const }),
  })
  const daElegibilidade = hrefOf('/portal/elegibilidade', { paciente: guia.associado.chave })
  const fechada = useAcesso().whyNotOpen(daElegibilidade)
  const elegibilidade: MenuEntry = {
    id: 'elegibilidade',
    label: 'Elegibilidade do paciente',
    icon: 'user',
    ...(fechada ? { description: fechada, isDisabled: true } : { href: daElegibilidade }),
  }
  const { numeroFicha } = guia
  const estimativa: MenuEntry = {
    id: 'estimativa',
    label: 'Estimativa para o paciente',
    icon: 'file',
    href: hrefOf('/portal/impressao/estimativa/$numeroFicha', { numeroFicha }),
  }
  const dobra: MenuEntry = {
    id: 'outras',
    label: isAberto ? 'Esconder as outras ações' : `Outras ações (${recusadas.length})`,
    description: 'Não se aplicam agora; veja por quê.',
    icon: isAberto ? 'chevronUp' : 'chevronDown',
    staysOpen: true,
    onAction: () => setAberto(!isAberto),
  }
  return (
    <>
      <Menu
        entries={[
          ...cabem.map(toEntry),
          ...(isEstimavel(guia) ? [estimativa] : []),
          elegibilidade,
          ...(recusadas.length === 0 ? [] : [{ id: 'antesDasOutras', kind: 'separator' as const }, dobra]),
          ...(isAberto ? recusadas.map(toEntry) : []),
        ]}
        label="Mais ações"
        placement="bottom end"
        trigger={
          <Button icon="more" variant="fantasma">
            Mais ações
          </Button>
        }
      />
      {dialogo}
    </>
  )
}
