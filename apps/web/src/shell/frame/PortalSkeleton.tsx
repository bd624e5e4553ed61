import { MarcaLogo } from '../../marca/MarcaLogo.tsx'
import type { Marca } from '../../marca/marca.ts'
import menu from '../../menu/SideMenu.module.css'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Identidade, type IdentidadeProps } from './Identidade.tsx'
import { PagePending } from './PagePending.tsx'
import bar from './PortalBar.module.css'
import frame from './PortalFrame.module.css'
import header from './PortalHeader.module.css'
import identity from './ProviderIdentity.module.css'
import { TrocarSenha } from './TrocarSenha.tsx'

type PortalSkeletonProps = {
  marca: Marca
  /** Who is logged in; undefined where the server does not know. */
  identidade: Omit<IdentidadeProps, 'rede'> | undefined
  isDensa: boolean
}

/**
 * The portal's frame before its script has come, for the server to put beside `#raiz` (render.tsx): in the
 * brand's colours, with the live frame's own styles, so that nothing moves when that takes its place. estilo.css hides it
 * as soon as React has drawn a page; in `#raiz` itself it would go a moment before. Nothing in it can be pressed or take
 * the focus: what could would lose it a moment later.
 */
export const PortalSkeleton = ({ marca, identidade, isDensa }: PortalSkeletonProps) => (
  <div className={frame.layout} id="esqueleto">
    <div className={header.header}>
      <span className={header.toggle}>
        <span className={header.action}>
          <Icon name="menu" />
        </span>
      </span>
      <span className={header.logo}>
        <MarcaLogo isOnFrame marca={marca} />
      </span>
      <div className={identity.identity}>
        {identidade && <Identidade {...identidade} rede={marca.rotulo} />}
      </div>
      <div className={header.actions}>
        <span className={header.action}>
          <TrocarSenha dias={identidade?.info?.qtdDiasExpiracaoSenha} />
        </span>
        <span className={header.action}>
          <Icon name="logout" />
          <span>Sair</span>
        </span>
      </div>
    </div>
    <div className={frame.body} data-densa={isDensa || undefined}>
      <div className={menu.menu}>
        <Skeleton label="Carregando o menu" lines={5} shape="row" />
      </div>
      <div className={frame.column}>
        <div className={bar.bar} />
        <div className={frame.main}>
          <PagePending />
        </div>
      </div>
    </div>
  </div>
)
