import { ANS } from '@portal/domain/rede/ans.ts'
import { Link } from '../ui/action/Link.tsx'
import { MarcaLogo } from './MarcaLogo.tsx'
import styles from './PortalFooter.module.css'
import { SeloAns } from './SeloAns.tsx'
import { useMarca } from './useMarca.ts'

/** The footer of Spec §2.1: who the brand is and who regulates it. */
export function PortalFooter() {
  const marca = useMarca()
  return (
    <footer className={styles.footer}>
      <MarcaLogo marca={marca} />
      <p className={styles.registry}>
        {marca.razaoSocial} · CNPJ {marca.cnpj}
        <br />
        {marca.endereco}
        <br />
        {ANS.nome} (ANS) · {ANS.telefone}
      </p>
      <nav aria-label="Institucional">
        <ul className={styles.links}>
          <li>
            <Link href="/acessibilidade">Acessibilidade</Link>
          </li>
          {marca.links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} isExternal>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SeloAns marca={marca} />
    </footer>
  )
}
