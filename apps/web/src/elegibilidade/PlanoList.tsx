import type { InformacoesElegibilidade } from '@portal/contract/elegibilidade.ts'
import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import type { ReactNode } from 'react'
import { toContato } from '../associado/contato.ts'
import { EmConfirmacaoBadge } from '../associado/EmConfirmacaoBadge.tsx'
import { showData, today } from '../calendario/format.ts'
import { showTeto } from '../dinheiro/showTeto.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './PlanoList.module.css'

const sim = (value: boolean): string => (value ? 'Sim' : 'Não')

type PlanoListProps = {
  informacoes: InformacoesElegibilidade
  /** Masked, with the means to see it. */
  cpf: ReactNode
}

/** The member's plans and the facts of the card. */
export function PlanoList({ informacoes, cpf }: PlanoListProps) {
  const { planos, associado, validadeCartao, empresa, contatoEmConfirmacao } = informacoes
  const { telefone, email } = toContato(informacoes)
  return (
    <Card title="Plano e cartão">
      {planos.map((plano) => (
        <section aria-label={plano.nome} className={styles.plano} key={plano.codigoPlano}>
          <p className={styles.nome}>
            {plano.nome}
            {!plano.atendidoPelaRede && <Badge tone="atencao">Fora da sua rede</Badge>}
            {planos.length > 1 && plano.principal && <Badge tone="neutro">Principal</Badge>}
          </p>
          <DescriptionList
            layout="rows"
            items={[
              plano.fim !== null && plano.fim < today()
                ? { term: 'No plano', value: `De ${showData(plano.inicio)} a ${showData(plano.fim)}` }
                : { term: 'No plano desde', value: showData(plano.inicio) },
              {
                term: 'Coparticipação',
                value: showCoparticipacao(plano),
              },
              ...(plano.tetoCoparticipacao
                ? [{ term: 'Teto de coparticipação', value: showTeto(plano.tetoCoparticipacao) }]
                : []),
              { term: 'Cobre ortodontia', value: sim(plano.ortodontia !== null) },
              { term: 'Cobre além do rol', value: sim(plano.cobreExtraRol) },
            ]}
          />
        </section>
      ))}
      <DescriptionList
        layout="rows"
        items={[
          { term: 'Validade do cartão', value: showData(validadeCartao) },
          { term: 'Nascimento', value: showData(associado.dataNascimento) },
          { term: 'CPF', value: cpf },
          { term: 'Empresa', value: empresa ?? 'Plano individual' },
          {
            term: 'Telefone',
            value: (
              <>
                {telefone ? formatTelefone(telefone) : '—'}{' '}
                {contatoEmConfirmacao?.numeroTelefoneResidencial && <EmConfirmacaoBadge />}
              </>
            ),
          },
          {
            term: 'E-mail',
            value: (
              <>
                {email ?? '—'} {contatoEmConfirmacao?.email && <EmConfirmacaoBadge />}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** The patient's part, and who collects it where the clinic does not (Operadora §4). */
function showCoparticipacao(plano: InformacoesElegibilidade['planos'][number]): string {
  const { percentualCoparticipacao, cobrancaCoparticipacao } = plano
  if (percentualCoparticipacao === 0) return 'Não há'
  const quem = cobrancaCoparticipacao === 'operadora' ? ', cobrada pela operadora' : ''
  return `${percentualCoparticipacao}%${quem}`
}
