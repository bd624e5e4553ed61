import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import type { IconName } from '../../ui/icon.data.ts'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { listAcoesVistas } from '../acoesVistas.ts'
import { chooseProxima } from '../proximaAcao.ts'
import { toEstadoGuia } from '../toEstadoGuia.ts'
import styles from './BarraAcoes.module.css'
import { dialogos } from './dialogos.ts'
import { useAcoes } from './useAcoes.ts'
import { useComandosGuia } from './useComandosGuia.ts'

const icones: Readonly<Partial<Record<NomeAcao, IconName>>> = {
  sendJustificativa: 'edit',
  uploadImagem: 'image',
  requestAuditoria: 'shield',
  updateDataEvento: 'calendar',
  sign: 'sign',
  requestToken: 'phone',
  sendRepasse: 'money',
  renewSenha: 'refresh',
  releaseComplementar: 'plus',
  createObservacao: 'mail',
  createOcorrencia: 'paperclip',
  lock: 'lock',
  unlock: 'unlock',
  cancel: 'slash',
}

/**
 * What the guide's state allows, straight from the domain's table: the possible step first, what still misses
 * something with the reason in its tooltip, the rest behind "Mais ações".
 */
export function BarraAcoes({ guia }: { guia: GuiaDetalhada }) {
  const [aberta, setAberta] = useState<NomeAcao | null>(null)
  const estado = toEstadoGuia(guia)
  const { fase, mais } = listAcoesVistas(estado)
  const { acoes, isPending } = useAcoes(guia)
  const start = (nome: NomeAcao) => (dialogos[nome] ? setAberta(nome) : acoes[nome]?.())
  useComandosGuia(guia, [...fase, ...mais], icones, start)
  const Dialogo = aberta && dialogos[aberta]
  // While the form is open its own parts have the images and the button that matters.
  const isRascunho = motivoBloqueio(estado, 'saveRascunho') === undefined
  const proxima = isRascunho ? undefined : chooseProxima(fase, estado)
  const naBarra = isRascunho ? fase.filter(({ nome }) => nome !== 'uploadImagem') : fase
  return (
    <section aria-label="Ações da guia" className={styles.barra}>
      {naBarra.map(({ nome, rotulo, motivo }) => (
        <Button
          disabledReason={motivo}
          isPending={isPending(nome)}
          key={nome}
          onPress={() => start(nome)}
          variant={nome === proxima ? 'primario' : 'secundario'}
          {...(icones[nome] && { icon: icones[nome] })}
        >
          {rotulo}
        </Button>
      ))}
      <Menu
        entries={mais.map(({ nome, rotulo, resumo }) => ({
          id: nome,
          label: rotulo,
          onAction: () => start(nome),
          ...(icones[nome] && { icon: icones[nome] }),
          ...(resumo && { description: resumo, isDisabled: true }),
          ...(nome === 'cancel' && { tone: 'perigo' as const }),
        }))}
        label="Mais ações"
        trigger={
          <Button icon="more" variant="fantasma">
            Mais ações
          </Button>
        }
      />
      {Dialogo && <Dialogo guia={guia} onClose={() => setAberta(null)} />}
    </section>
  )
}
