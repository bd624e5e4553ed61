import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { getStatusAuditoria } from '@portal/domain/guia/statusAuditoria.tables.ts'
import { getStatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { showData, showInstante, today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './ResumoGuia.module.css'
import { toEstadoGuia } from './toEstadoGuia.ts'

const donos = {
  credenciado: 'Com você',
  operadora: 'Com a operadora',
  beneficiario: 'Com o beneficiário',
} as const

/** Requested, approved and denied apart; what there is none of is not told. The patient's part is of the approved. */
function listValores(guia: GuiaDetalhada): [string, string][] {
  const linhas: [string, string][] = [
    ['Solicitado', guia.valorTotal],
    ['Aprovado', guia.valorAprovado],
    ['Negado', guia.valorNegado],
    ['Em análise', guia.valorEmAnalise],
    ['Não realizado', guia.valorNaoRealizado ?? '0.00'],
    ['Coparticipação do aprovado', guia.valorCopartTotal],
  ]
  return linhas.filter(
    ([termo, valor]) => !['Negado', 'Em análise', 'Não realizado'].includes(termo) || toCentavos(valor) !== 0,
  )
}

/** The justification is taken only with the images: both are owed, in this order. */
function pedeImagemAntes(guia: GuiaDetalhada): boolean {
  const { statusFicha: status, faltaImagemInicial } = toEstadoGuia(guia)
  return status === statusFicha.aguardandoJustificativa && faltaImagemInicial
}

/** Beside the events: what the status means, whose turn it is, the money, the signature and the linked guides. */
export function ResumoGuia({ guia }: { guia: GuiaDetalhada }) {
  const { rotulo, ajuda, proximoPasso, responsavel, tom } = getStatusFicha(guia.statusFicha)
  const auditoria = getStatusAuditoria(guia.statusAuditoria)
  return (
    <>
      <Card title={rotulo}>
        <div aria-live="polite" className={styles.agora}>
          {responsavel && <Badge tone={tom}>{donos[responsavel]}</Badge>}
          <p>{ajuda}</p>
          <p>
            <strong>Próximo passo:</strong>{' '}
            {pedeImagemAntes(guia)
              ? 'Primeiro anexe as imagens iniciais que faltam; depois envie a justificativa técnica.'
              : proximoPasso}
          </p>
          {guia.prazo && (
            <p>
              <strong>Prazo:</strong> {showPrazo(guia.prazo, today())}
            </p>
          )}
        </div>
      </Card>
      <Card title="Valores e datas">
        <DescriptionList
          items={[
            ...listValores(guia).map(([term, valor]) => ({ term, value: showValor(valor), isNumeric: true })),
            { term: 'Enviada em', value: guia.enviadaEm ? showInstante(guia.enviadaEm) : '—' },
            { term: 'Autorizada em', value: showData(guia.dataAutorizacao) },
            ...(auditoria && guia.statusAuditoria !== 'NAO_SE_APLICA'
              ? [{ term: 'Auditoria', value: auditoria.rotulo }]
              : []),
          ]}
        />
      </Card>
      {guia.assinatura && (
        <Card title="Assinatura">
          <div className={styles.agora}>
            <p>
              {guia.assinatura.por}, em {showInstante(guia.assinatura.em)}
            </p>
            <p className={styles.hash}>
              <code>{guia.assinatura.hash}</code>
              <CopyButton label="Copiar o código da assinatura" text={guia.assinatura.hash} />
            </p>
          </div>
        </Card>
      )}
      {guia.complementares.length > 0 && (
        <Card title="Guias complementares">
          <ul className={styles.agora}>
            {guia.complementares.map(({ numeroFicha, statusFicha }) => (
              <li key={numeroFicha}>
                <Link href={`/portal/guia/${numeroFicha}`}>Guia {numeroFicha}</Link>{' '}
                {getStatusFicha(statusFicha).rotulo.toLowerCase()}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
