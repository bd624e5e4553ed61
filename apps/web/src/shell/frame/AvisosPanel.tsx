import { countOf } from '@portal/domain/texto/contagem.ts'
import { MeusArquivosLink } from '../../exportacao/MeusArquivosLink.tsx'
import { CorreioForm } from '../../notificacao/CorreioForm.tsx'
import { NotificacoesList } from '../../notificacao/NotificacoesList.tsx'
import { hrefOf } from '../../rota/hrefOf.ts'
import { ButtonLink } from '../../ui/action/ButtonLink.tsx'
import { NoticePanel } from '../../ui/feedback/NoticePanel.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

type AvisosPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** How many of the operator's notices to all were not read. */
  naoLidos: number
}

/** What the operator's side did, what was told in this session, and the way to the notices to all. */
export const AvisosPanel = ({ isOpen, onClose, naoLidos }: AvisosPanelProps) => (
  <NoticePanel isOpen={isOpen} onClose={onClose}>
    <Stack gap={4}>
      {naoLidos > 0 && (
        // What waits to be read has the focus: Enter goes on.
        <ButtonLink autoFocus href={hrefOf('/portal/comunicados')} onPress={onClose}>
          {countOf(naoLidos, 'comunicado não lido', 'comunicados não lidos')}
        </ButtonLink>
      )}
      <h3>Da operadora</h3>
      <NotificacoesList onLeave={onClose} />
      <Disclosure title="Avisar também por e-mail">
        <CorreioForm />
      </Disclosure>
      <MeusArquivosLink onPress={onClose} />
      <h3>Desta sessão</h3>
    </Stack>
  </NoticePanel>
)
