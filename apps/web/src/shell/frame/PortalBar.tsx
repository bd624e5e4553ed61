import type { ReactNode } from 'react'
import { AjudaButton } from '../../menu/AjudaButton.tsx'
import { useMenu } from '../../menu/useMenu.ts'
import { Link } from '../../ui/action/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { visita } from '../../visita/visita.ts'
import { ChatButton } from './ChatButton.tsx'
import { NoticeBell } from './NoticeBell.tsx'
import styles from './PortalBar.module.css'
import { ThemeMenu } from './ThemeMenu.tsx'

type PortalBarProps = { title: string; pathname: string; search: ReactNode }

/** The 60 px bar that stays on top: where one is, with the page's `<h1>`, the global search, chat, help, theme and notices. */
export function PortalBar({ title, pathname, search }: PortalBarProps) {
  const { secoes } = useMenu()
  const grupo = secoes?.find((secao) => secao.isGrupo && secao.itens.some((item) => item.rota === pathname))
  return (
    <section aria-label="Barra do portal" className={styles.bar}>
      {pathname !== '/portal' && (
        <nav aria-label="Você está em">
          <ol className={styles.crumbs}>
            <li className={styles.step}>
              <Link href="/portal">Início</Link>
              <Icon name="chevronRight" size={14} />
            </li>
            {/* A group of the screen's own name would say it twice. */}
            {grupo && grupo.rotulo !== title && (
              <li className={styles.step}>
                {grupo.rotulo}
                <Icon name="chevronRight" size={14} />
              </li>
            )}
          </ol>
        </nav>
      )}
      <h1 className={styles.here} id="titulo" tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.tools}>
        {search}
        <ChatButton />
        <AjudaButton onVisita={visita.open} pathname={pathname} />
        <ThemeMenu />
        <NoticeBell />
      </div>
    </section>
  )
}
