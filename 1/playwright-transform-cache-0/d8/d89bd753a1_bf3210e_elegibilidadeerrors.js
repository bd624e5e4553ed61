// 7e3c484583538d118963ca16a9e27d2a7bced89d
export const errosElegibilidade = {
  'API-ELE-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Paciente não encontrado',
    texto: 'Paciente não encontrado entre os atendidos pela rede {rede}. Confira o que digitou ou tente pelo CPF ou pelo cartão; pelo nome, só quem já foi atendido aqui.'
  },
  'API-ELE-0002': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Evento não encontrado',
    texto: 'Não existe evento com este código na tabela da operadora.'
  },
  'API-ELE-0003': {
    status: 429,
    tipo: 'aviso',
    titulo: 'Muitas consultas',
    texto: 'Foram muitas consultas de beneficiários em pouco tempo. Aguarde um pouco e tente de novo.'
  },
  'API-ELE-0005': {
    status: 429,
    tipo: 'aviso',
    titulo: 'Limite de pacientes novos',
    texto: 'Este acesso já consultou hoje todos os pacientes novos que um dia permite. Quem já foi atendido aqui pode ser consultado; os demais, amanhã.'
  },
  'API-ELE-0004': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Busca não reconhecida',
    texto: 'Digite só números (CPF, cartão, atendimento, senha ou guia) ou ao menos três letras do nome.'
  }
};
//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJuYW1lcyI6WyJlcnJvc0VsZWdpYmlsaWRhZGUiLCJzdGF0dXMiLCJ0aXBvIiwidGl0dWxvIiwidGV4dG8iXSwic291cmNlcyI6WyJlbGVnaWJpbGlkYWRlLmVycm9ycy50cyJdLCJzb3VyY2VzQ29udGVudCI6WyJpbXBvcnQgdHlwZSB7IEVycm9yRW50cnkgfSBmcm9tICcuL2Vycm9ycy50cydcblxuZXhwb3J0IGNvbnN0IGVycm9zRWxlZ2liaWxpZGFkZSA9IHtcbiAgJ0FQSS1FTEUtMDAwMSc6IHtcbiAgICBzdGF0dXM6IDQwNCxcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ1BhY2llbnRlIG7Do28gZW5jb250cmFkbycsXG4gICAgdGV4dG86XG4gICAgICAnUGFjaWVudGUgbsOjbyBlbmNvbnRyYWRvIGVudHJlIG9zIGF0ZW5kaWRvcyBwZWxhIHJlZGUge3JlZGV9LiBDb25maXJhIG8gcXVlIGRpZ2l0b3Ugb3UgdGVudGUgcGVsbyBDUEYgb3UgcGVsbyBjYXJ0w6NvOyBwZWxvIG5vbWUsIHPDsyBxdWVtIGrDoSBmb2kgYXRlbmRpZG8gYXF1aS4nLFxuICB9LFxuICAnQVBJLUVMRS0wMDAyJzoge1xuICAgIHN0YXR1czogNDA0LFxuICAgIHRpcG86ICdhdmlzbycsXG4gICAgdGl0dWxvOiAnRXZlbnRvIG7Do28gZW5jb250cmFkbycsXG4gICAgdGV4dG86ICdOw6NvIGV4aXN0ZSBldmVudG8gY29tIGVzdGUgY8OzZGlnbyBuYSB0YWJlbGEgZGEgb3BlcmFkb3JhLicsXG4gIH0sXG4gICdBUEktRUxFLTAwMDMnOiB7XG4gICAgc3RhdHVzOiA0MjksXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdNdWl0YXMgY29uc3VsdGFzJyxcbiAgICB0ZXh0bzogJ0ZvcmFtIG11aXRhcyBjb25zdWx0YXMgZGUgYmVuZWZpY2nDoXJpb3MgZW0gcG91Y28gdGVtcG8uIEFndWFyZGUgdW0gcG91Y28gZSB0ZW50ZSBkZSBub3ZvLicsXG4gIH0sXG4gICdBUEktRUxFLTAwMDUnOiB7XG4gICAgc3RhdHVzOiA0MjksXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdMaW1pdGUgZGUgcGFjaWVudGVzIG5vdm9zJyxcbiAgICB0ZXh0bzpcbiAgICAgICdFc3RlIGFjZXNzbyBqw6EgY29uc3VsdG91IGhvamUgdG9kb3Mgb3MgcGFjaWVudGVzIG5vdm9zIHF1ZSB1bSBkaWEgcGVybWl0ZS4gUXVlbSBqw6EgZm9pIGF0ZW5kaWRvIGFxdWkgcG9kZSBzZXIgY29uc3VsdGFkbzsgb3MgZGVtYWlzLCBhbWFuaMOjLicsXG4gIH0sXG4gICdBUEktRUxFLTAwMDQnOiB7XG4gICAgc3RhdHVzOiA0MjIsXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdCdXNjYSBuw6NvIHJlY29uaGVjaWRhJyxcbiAgICB0ZXh0bzogJ0RpZ2l0ZSBzw7MgbsO6bWVyb3MgKENQRiwgY2FydMOjbywgYXRlbmRpbWVudG8sIHNlbmhhIG91IGd1aWEpIG91IGFvIG1lbm9zIHRyw6pzIGxldHJhcyBkbyBub21lLicsXG4gIH0sXG59IGFzIGNvbnN0IHNhdGlzZmllcyBSZWNvcmQ8c3RyaW5nLCBFcnJvckVudHJ5PlxuIl0sIm1hcHBpbmdzIjoiQUFFQSxPQUFPLE1BQU1BLGtCQUFrQixHQUFHO0VBQ2hDLGNBQWMsRUFBRTtJQUNkQyxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUseUJBQXlCO0lBQ2pDQyxLQUFLLEVBQ0g7RUFDSixDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSx1QkFBdUI7SUFDL0JDLEtBQUssRUFBRTtFQUNULENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLGtCQUFrQjtJQUMxQkMsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUsMkJBQTJCO0lBQ25DQyxLQUFLLEVBQ0g7RUFDSixDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSx1QkFBdUI7SUFDL0JDLEtBQUssRUFBRTtFQUNUO0FBQ0YsQ0FBK0MiLCJpZ25vcmVMaXN0IjpbXX0=