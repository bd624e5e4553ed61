import { useQuery } from '@tanstack/react-query'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { describePrazo } from '../../acesso/AvisoSenha.tsx'
import { infoQuery } from '../../credenciado/credenciado.queries.ts'
import { MarcaLogo } from '../../marca/MarcaLogo.tsx'
import { useMarca } from '../../marca/useMarca.ts'
import { useAcesso } from '../../menu/useAcesso.ts'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PortalHeader.module.css'
import { ProviderIdentity } from './ProviderIdentity.tsx'

const TELA_SENHA = '/portal/trocaSenha'

/** The link to another password; near the end of this one it says so, on a small screen by its mark (Interface S18). */
function TrocarSenha() {
  const { data: info } = useQuery(infoQuery)
  const prazo = describePrazo(info?.qtdDiasExpiracaoSenha)
  return (
    <Link className={styles.action ?? ''} href={TELA_SENHA}>
      <Icon name={prazo ? 'alert' : 'key'} />
      <span>{prazo ? `Trocar senha: ${prazo}` : 'Trocar senha'}</span>
    </Link>
  )
}

type PortalHeaderProps = { onOpenMenu: () => void; onLeave: () => void }

/** The header of Spec §2.1: menu toggle on small screens, logo, provider, change password, leave. */
export function PortalHeader({ onOpenMenu, onLeave }: PortalHeaderProps) {
  const marca = useMarca()
  // While the menu is on its way the link stays in its place: the address asks the same question again.
  const { isKnown, whyNotOpen } = useAcesso()
  const isFechada = isKnown && whyNotOpen(TELA_SENHA) !== undefined
  return (
    <header className={styles.header}>
      <div className={styles.toggle}>
        <IconButton icon="menu" isOnFrame label="Abrir o menu" onPress={onOpenMenu} />
      </div>
      <Link aria-label={`${marca.nome}, ir para o início`} className={styles.logo ?? ''} href="/portal">
        <MarcaLogo isOnFrame marca={marca} />
      </Link>
      <ProviderIdentity />
      <nav aria-label="Conta" className={styles.actions}>
        {!isFechada && <TrocarSenha />}
        <Button className={styles.action ?? ''} id="sair" onPress={onLeave}>
          <Icon name="logout" />
          <span>Sair</span>
        </Button>
      </nav>
    </header>
  )
}
