import { getTipoPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../carregamento/LoadError.tsx'
import { showValor } from '../dinheiro/showValor.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './PrazosPage.module.css'
import { prazosInicioQuery } from './prazo.queries.ts'
import { describeCura } from './prazoWords.ts'

/** The nearest deadlines, each one key from its cure, and how much is at risk in all (Interface S01). */
export function PrazosCard() {
  const consulta = useQuery(prazosInicioQuery)
  const { data, error } = consulta
  return (
    <Card
      actions={
        <ButtonLink href="/portal/prazos" size="pequeno">
          Ver prazos
        </ButtonLink>
      }
      title="Prazos"
    >
      {!data &&
        (error ? (
          <LoadError query={consulta} />
        ) : (
          <Skeleton label="Carregando prazos" lines={4} shape="row" />
        ))}
      {data?.total === 0 && <p>Nenhum prazo em aberto.</p>}
      {data && data.total > 0 && (
        <>
          <p className={styles.detalhe}>
            {data.total === 1 ? '1 em aberto' : `${data.total} em aberto`}
            {data.valorEmRisco && `, ${showValor(data.valorEmRisco)} em risco`}
          </p>
          <ul className={styles.lista}>
            {data.prazos.map((prazo) => (
              <li className={styles.linha} key={prazo.chave}>
                <AcessoLink href={getTipoPrazo(prazo.tipo).endereco(prazo.referencia)}>
                  {describeCura(prazo)}
                </AcessoLink>
                <span className={styles.detalhe}>
                  {prazo.prazo === null ? 'Sem data' : <Prazo isLong prazo={prazo.prazo} />}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
