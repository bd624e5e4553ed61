import { useSuspenseQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { showData } from '../calendario/format.ts'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { useTitleFocus } from '../termo/useTitleFocus.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { PedidoCard } from './PedidoCard.tsx'
import { ReanaliseForm } from './ReanaliseForm.tsx'
import styles from './ReanalisePrazoPage.module.css'
import { tratamentoQuery } from './reanalisePrazo.queries.ts'
import type { ReanalisePrazoSearch } from './reanalisePrazoSearch.ts'
import { countMeses, describeContagem, describeResposta, explainImpedimento } from './reanaliseWords.ts'
import { useAvisoResposta } from './useAvisoResposta.ts'

type TermoTratamentoProps = {
  numeroTratamento: number
  last: RefObject<number | undefined>
  /** The list that it was opened from. */
  lista: ReanalisePrazoSearch
}

/** The term of a treatment: what was granted, the request that may be made, and those that were. */
export function TermoTratamento({ numeroTratamento, last, lista }: TermoTratamentoProps) {
  const { data: termo } = useSuspenseQuery(tratamentoQuery(numeroTratamento))
  useAvisoResposta(termo)
  const title = useTitleFocus<number | undefined>(numeroTratamento, last)
  const { nomeAssociado, mesesConcedidos, decididoEm, pedirAte, impedimento, numeroFicha, pedidos, ultima } =
    termo
  return (
    <Stack gap={4}>
      <Row>
        <ButtonLink
          href={hrefOf('/portal/reanalisePrazoOrtodontia', lista)}
          icon="arrowLeft"
          variant="fantasma"
        >
          Voltar aos tratamentos
        </ButtonLink>
      </Row>
      <section className={styles.termo}>
        <h2 className={styles.titulo} data-titulo ref={title} tabIndex={-1}>
          {nomeAssociado}
        </h2>
        <DescriptionList
          items={[
            {
              term: 'Meses concedidos',
              value: mesesConcedidos === null ? '—' : countMeses(mesesConcedidos),
            },
            { term: 'Decididos em', value: showData(decididoEm) },
            { term: 'Na guia', value: <GuiaLink numeroFicha={numeroFicha} /> },
            ...(pedirAte && !impedimento
              ? [
                  {
                    term: 'Pedir até',
                    value: (
                      <>
                        <Prazo isLong prazo={pedirAte} />, {describeContagem(termo)}
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
        {/* The form of the next one stands before the request that was answered: its answer is in sight here. */}
        {ultima?.julgadaEm && (
          <DescriptionList
            items={[
              { term: 'Última resposta', value: describeResposta(ultima) },
              { term: 'Por quê', value: ultima.razao },
            ]}
            layout="rows"
          />
        )}
      </section>
      {impedimento ? (
        <Banner icon="lock" title="Agora não se pede outra análise" tone="informacao">
          {explainImpedimento(impedimento, termo)}
        </Banner>
      ) : (
        <ReanaliseForm onSent={() => title.current?.focus()} termo={termo} />
      )}
      {pedidos.map((pedido) => (
        <PedidoCard key={pedido.protocolo} pedido={pedido} />
      ))}
    </Stack>
  )
}
