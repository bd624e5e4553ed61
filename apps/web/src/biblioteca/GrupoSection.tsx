import type { GrupoBiblioteca } from '@portal/contract/biblioteca.ts'
import { Link } from '../ui/action/Link.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { BaixarButton } from './BaixarButton.tsx'
import styles from './BibliotecaPage.module.css'
import { addressOf } from './bibliotecaSearch.ts'
import { describeArquivo } from './describeArquivo.ts'

type GrupoSectionProps = GrupoBiblioteca & { texto: string | undefined }

/** The files of a group, each a way to its text and to its PDF. */
export const GrupoSection = ({ grupo, arquivos, texto }: GrupoSectionProps) => (
  <Card title={grupo}>
    <ul className={styles.arquivos}>
      {arquivos.map((arquivo) => (
        <li className={styles.arquivo} key={arquivo.codArquivo}>
          <div className={styles.palavras} data-linha={arquivo.codArquivo}>
            <Link href={addressOf({ arquivo: arquivo.codArquivo, ...(texto && { texto }) })}>
              {arquivo.titulo}
            </Link>
            <p>{arquivo.descricao}</p>
            <p className={styles.detalhe}>{describeArquivo(arquivo)}</p>
          </div>
          <BaixarButton arquivo={arquivo} />
        </li>
      ))}
    </ul>
  </Card>
)
