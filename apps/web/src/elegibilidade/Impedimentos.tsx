import type { InformacoesElegibilidade } from '@portal/contract/elegibilidade.ts'
import { toSituacaoAtendimento } from '@portal/domain/liberacaoSenha/situacaoAtendimento.ts'
import { showData } from '../calendario/format.ts'
import { ExplicacaoButton } from '../glosa/ExplicacaoButton.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'

/** Whether the patient may be attended, and for what not yet: the first thing that a receptionist asks. */
export function Impedimentos({ informacoes }: { informacoes: InformacoesElegibilidade }) {
  const { impedimentos, exclusao, recemNatoAte, carencias } = informacoes
  const situacao = toSituacaoAtendimento(impedimentos, carencias)
  const comCarencias = situacao.estado === 'comCarencias'
  const avisos = impedimentos.filter((motivo) => motivo.severidade !== 'glosa')
  return (
    <>
      {situacao.estado === 'impedido' ? (
        <Impedido exclusao={exclusao} impedimentos={impedimentos} />
      ) : (
        <Banner
          role="status"
          title={
            comCarencias
              ? `Liberado, com carências: ${situacao.carencias}`
              : 'Paciente liberado para atendimento'
          }
          tone={comCarencias ? 'atencao' : 'sucesso'}
        >
          <Razoes motivos={avisos} />
        </Banner>
      )}
      {recemNatoAte && (
        <Banner title="Recém-nascido atendido neste cartão" tone="informacao">
          Vale até {showData(recemNatoAte)}. Na autorização, marque “atendimento a recém-nascido”.
        </Banner>
      )}
    </>
  )
}

type ImpedidoProps = Pick<InformacoesElegibilidade, 'impedimentos' | 'exclusao'>

/** Why nothing would be authorised for the patient today, since when, and what is left to do. */
export const Impedido = ({ impedimentos, exclusao }: ImpedidoProps) => (
  // It may come with the page, where what only waits to be spoken is not.
  <Banner role="alert" title="Este paciente não pode ser atendido pelo plano hoje" tone="perigo">
    <Razoes motivos={impedimentos.filter((motivo) => motivo.severidade === 'glosa')} />
    {exclusao && <p>Desligado do plano em {showData(exclusao)}.</p>}
    <p>
      Veja se o paciente tem outro cartão que valha hoje, ou combine com ele por escrito um atendimento
      particular.
    </p>
  </Banner>
)

const Razoes = ({ motivos }: { motivos: InformacoesElegibilidade['impedimentos'] }) =>
  motivos.map(({ codigoGlosa, texto }) => (
    <p key={codigoGlosa}>
      {texto} ({codigoGlosa}).
      <ExplicacaoButton codigoGlosa={codigoGlosa} />
    </p>
  ))
