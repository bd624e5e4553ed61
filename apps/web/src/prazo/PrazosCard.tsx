import { getTipoPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { showValor } from '../dinheiro/showValor.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './PrazosPage.module.css'
import { prazosInicioQuery } from './prazo.queries.ts'
import { describeCura } from './prazoWords.ts'

/** The nearest deadlines, each one key from its cure, and how much is at risk in all (Interface S01). */
export function PrazosCard() {
  return (
    <Card
      actions={
        <ButtonLink href={hrefOf('/portal/prazos')} size="pequeno">
          Ver prazos
        </ButtonLink>
      }
      title="Prazos"
    >
      <QueryView
        empty={({ total }) => total === 0 && <p>Nenhum prazo em aberto.</p>}
        lines={4}
        loading="Carregando prazos"
        query={useQuery(prazosInicioQuery)}
        shape="row"
      >
        {({ total, valorEmRisco, prazos }) => (
          <>
            <p className={styles.detalhe}>
              {total} em aberto
              {valorEmRisco && `, ${showValor(valorEmRisco)} em risco`}
            </p>
            <ul className={styles.lista}>
              {prazos.map((prazo) => (
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
      </QueryView>
    </Card>
  )
}
