import { useQuery } from '@tanstack/react-query'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { infoQuery } from '../../credenciado/credenciado.queries.ts'
import { MarcaLogo } from '../../marca/MarcaLogo.tsx'
import { useMarca } from '../../marca/useMarca.ts'
import { useAcesso } from '../../menu/useAcesso.ts'
import { hrefOf } from '../../rota/hrefOf.ts'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PortalHeader.module.css'
import { ProviderIdentity } from './ProviderIdentity.tsx'
import { TrocarSenha } from './TrocarSenha.tsx'

const TELA_SENHA = hrefOf('/portal/trocaSenha')

type PortalHeaderProps = { onOpenMenu: () => void; onLeave: () => void }

/** The header of Spec §2.1: menu toggle on small screens, logo, provider, change password, leave. */
export function PortalHeader({ onOpenMenu, onLeave }: PortalHeaderProps) {
  const marca = useMarca()
  const { data: info } = useQuery(infoQuery)
  // While the menu is on its way the link stays in its place: the address asks the same question again.
  const { isKnown, whyNotOpen } = useAcesso()
  const isFechada = isKnown && whyNotOpen(TELA_SENHA) !== undefined
  return (
    <header className={styles.header}>
      <div className={styles.toggle}>
        <IconButton icon="menu" isOnFrame label="Abrir o menu" onPress={onOpenMenu} />
      </div>
      <Link aria-label={`${marca.rotulo}, ir para o início`} className={styles.logo ?? ''} href="/portal">
        <MarcaLogo isOnFrame marca={marca} />
      </Link>
      <ProviderIdentity />
      <nav aria-label="Conta" className={styles.actions}>
        {!isFechada && (
          <Link className={styles.action ?? ''} href={TELA_SENHA}>
            <TrocarSenha dias={info?.qtdDiasExpiracaoSenha} />
          </Link>
        )}
        <Button className={styles.action ?? ''} id="sair" onPress={onLeave}>
          <Icon name="logout" />
          <span>Sair</span>
        </Button>
      </nav>
    </header>
  )
}
